import type { ReactNode } from "react";
import { type CoastViewName, nightViews } from "../../../content-schema/view-names.ts";
import { pageActions } from "../../data-attributes.ts";
import type { Crumb } from "../../page-context.ts";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { Scene } from "../coast/illustration.tsx";
import "../coast/skies.css";
import "./page-hero.css";

/**
 * The hero of an inner page: breadcrumb, title, lead sentence and actions over a scene of the coast;
 * `foot` is a card that straddles its lower edge. `strip` shows one shared low band below the words,
 * on legal and utility pages.
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
  foot,
  children,
}: {
  variant?: "full" | "strip";
  trail: readonly Crumb[];
  eyebrow?: string;
  heading: ReactNode;
  lead: ReactNode;
  view: CoastViewName;
  /** The scene as a lazy image, for a hero below the fold. */
  lazyView?: boolean;
  /** Fine print below the actions. */
  note?: ReactNode;
  foot?: ReactNode;
  children?: ReactNode;
}) {
  const scene = variant === "strip" ? "strip" : view;
  const hour = nightViews.includes(scene) ? "coast-dark" : `coast-${scene}`;
  return (
    <>
      <div className={`page-hero page-hero-${variant} coast-sky ${hour}`}>
        <div className="page-hero-body page-width">
          <div className="page-hero-text">
            <Breadcrumb trail={trail} />
            {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
            <h1>{heading}</h1>
            <div className="page-hero-lead">{lead}</div>
            {children ? <Actions>{children}</Actions> : null}
            {note}
          </div>
        </div>
        <div className="page-hero-view">
          <Scene name={scene} first={!lazyView} />
        </div>
      </div>
      {foot ? <div className="page-hero-foot page-width">{foot}</div> : null}
    </>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="page-hero-actions" {...pageActions}>
    {children}
  </div>
);
