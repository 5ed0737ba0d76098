import type { ReactNode } from "react";
import { pageActions } from "../../data-attributes.ts";
import type { Crumb } from "../../document/page-context.ts";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { CoastStrip } from "../coast/coast-strip.tsx";
import { CoastView } from "../coast/coast-view.tsx";
import type { CoastViewName } from "../coast/view-names.ts";
import "./page-hero.css";

/**
 * The hero of an inner page: breadcrumb, title, lead sentence, actions and a view of the coast as
 * the background; `aside` is a card on its right. `strip` shows one shared low band on legal and
 * utility pages.
 */
export function PageHero({
  variant = "full",
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
  variant?: "full" | "strip";
  trail: readonly Crumb[];
  eyebrow?: string;
  heading: ReactNode;
  lead: ReactNode;
  view: CoastViewName;
  /** Renders the view as a lazy image, for a hero below the fold. */
  lazyView?: boolean;
  /** Fine print below the actions. */
  note?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  // Not `:has()`: the aside may be parsed after the first paint, and must not shift the layout.
  const withAside = aside ? " page-hero-with-aside" : "";
  return (
    <div className={`page-hero page-hero-${variant}${withAside} coast-sky`}>
      <div className="page-hero-body page-width">
        <div className="page-hero-text">
          <Breadcrumb trail={trail} />
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
          <h1>{heading}</h1>
          <div className="page-hero-lead">{lead}</div>
          {children ? <Actions>{children}</Actions> : null}
          {note}
        </div>
        {aside ? <div className="page-hero-aside">{aside}</div> : null}
      </div>
      <div className="page-hero-view">
        {variant === "strip" ? <CoastStrip /> : <CoastView view={view} lazy={lazyView} />}
      </div>
    </div>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="page-hero-actions" {...pageActions}>
    {children}
  </div>
);
