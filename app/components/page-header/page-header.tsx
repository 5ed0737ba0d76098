import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "../breadcrumb/breadcrumb.tsx";
import { CoastStrip } from "../coast/coast-strip.tsx";
import { CoastView } from "../coast/coast-view.tsx";
import type { CoastViewName } from "../coast/view-names.ts";
import "./page-header.css";

/**
 * The hero of an inner page: breadcrumb, title, first sentence, actions and its own view of the
 * coast. The view lies under everything, calm on its left where the words stand; `aside` is a card
 * over its right. A `strip` is for legal and utility pages, which share one low band.
 */
export function PageHeader({
  variant = "hero",
  trail,
  eyebrow,
  heading,
  lead,
  view,
  lazyView = false,
  note,
  aside,
  children,
}: {
  variant?: "hero" | "strip";
  trail: readonly Crumb[];
  eyebrow?: string;
  heading: ReactNode;
  lead: ReactNode;
  view: CoastViewName;
  /** Fetches the view as an image of its own: for a head that is not seen at first. */
  lazyView?: boolean;
  /** A fine line under the actions. */
  note?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={`page-header page-header-${variant} coast-sky`}>
      <div className="page-header-body page-width">
        <div className="page-header-text">
          <Breadcrumb trail={trail} />
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
          <h1>{heading}</h1>
          <div className="page-header-lead">{lead}</div>
          {children ? <div className="page-header-actions">{children}</div> : null}
          {note}
        </div>
        {aside ? <div className="page-header-aside">{aside}</div> : null}
      </div>
      <div className="page-header-view">
        {variant === "strip" ? <CoastStrip /> : <CoastView view={view} lazy={lazyView} />}
      </div>
    </div>
  );
}
