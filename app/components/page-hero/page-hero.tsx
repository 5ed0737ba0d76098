import type { ComponentProps, ReactNode } from "react";
import { firstFrameId, pageActions } from "../../data-attributes.ts";
import type { Crumb } from "../../page-context.ts";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { Emphasis } from "../emphasis/emphasis.tsx";
import { Scene } from "../illustration/illustration.tsx";
import { skyClassNames, type View } from "../illustration/skies.ts";
import "../illustration/skies.css";
import "./page-hero.css";

type PageHeroProps = {
  /** A `compact` hero has a smaller title, no eyebrow and a lower scene. Its pages import page-hero-compact.css; layout/service styles its own. */
  variant?: "full" | "compact" | "service";
  /** Its `title` is the name in the breadcrumb, and `lead` a sentence or paragraphs. */
  page: { title: string; eyebrow?: string; heading?: string; lead?: ReactNode; view: View };
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[];
  /** `eager` for a long document, which has no room for it, and `lazy` below the fold. */
  loadView?: ComponentProps<typeof Scene>["load"];
  footer?: ReactNode;
  children?: ReactNode;
};

/** The top of a page, from its record; `footer` is a card over the scene's lower edge. */
export function PageHero({
  page,
  variant = "full",
  parents = [],
  loadView = "inline",
  footer,
  children,
}: PageHeroProps) {
  const { title, eyebrow, heading = title, lead, view } = page;
  return (
    <>
      <div className={`page-hero page-hero-${variant} ${skyClassNames(view)}`}>
        <div className="page-hero-body page-width">
          <div className="page-hero-text">
            <Breadcrumb parents={parents} title={title} />
            {eyebrow && variant !== "compact" ? <p className="eyebrow">{eyebrow}</p> : null}
            <h1>
              <Emphasis text={heading} />
            </h1>
            <div className="page-hero-lead">{typeof lead === "string" ? <p>{lead}</p> : lead}</div>
            {children ? (
              <div className="page-hero-actions button-row button-row-column" {...pageActions}>
                {children}
              </div>
            ) : null}
          </div>
        </div>
        <div id={loadView === "lazy" ? undefined : firstFrameId} className="page-hero-view">
          <Scene name={view} load={loadView} />
        </div>
      </div>
      {footer ? <div className="page-hero-foot page-width">{footer}</div> : null}
    </>
  );
}
