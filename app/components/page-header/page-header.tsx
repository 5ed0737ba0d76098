import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "../breadcrumb/breadcrumb.tsx";
import { CoastView } from "../coast/coast-view.tsx";
import type { CoastViewName } from "../coast/view-names.ts";
import "./page-header.css";

/** The hero of an inner page: breadcrumb, title, first sentence, actions and its own view of the coast. */
export function PageHeader({
  trail,
  eyebrow,
  heading,
  lead,
  view,
  lazyView = false,
  children,
}: {
  trail: readonly Crumb[];
  eyebrow: string;
  heading: string;
  lead: ReactNode;
  view: CoastViewName;
  /** Fetches the view as an image of its own: for a head that is not seen at first. */
  lazyView?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="page-header coast-sky">
      <div className="page-header-text page-width">
        <Breadcrumb trail={trail} />
        <p className="eyebrow">{eyebrow}</p>
        <h1>{heading}</h1>
        <div className="page-header-lead">{lead}</div>
        {children ? <div className="page-header-actions">{children}</div> : null}
      </div>
      <div className="page-header-view">
        <CoastView view={view} lazy={lazyView} />
      </div>
    </div>
  );
}
