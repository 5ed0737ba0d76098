import type { ReactNode } from "react";
import { serviceWords } from "#content";
import { fill } from "../../../../content-schema/format/fill.ts";

/** A figure's number and caption. */
export function FigureCaption({ number, children }: { number: number; children: ReactNode }) {
  return (
    <figcaption className="figure-caption">
      <b>{fill(serviceWords.figures.label, { number })}</b> {children}
    </figcaption>
  );
}
