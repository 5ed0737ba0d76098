import type { ReactNode } from "react";
import { cut, frame, readPoints, sheetUnder, swell } from "./paths.ts";

/** Paper colors, defined in papers.css. */
export type Tone =
  | "sun"
  | "glow"
  | "light"
  | "amber"
  | "cloud"
  | "haze"
  | "dawn"
  | "beam"
  | "bluff"
  | "sail"
  | "linen"
  | "foam"
  | "sand"
  | "glass"
  | "dune-far"
  | "dune"
  | "clay"
  | "wood"
  | "bark"
  | "mist"
  | "sage"
  | "moss"
  | "shallow"
  | "lagoon"
  | "sea"
  | "sea-mid"
  | "deep"
  | "coral"
  | "coral-dark"
  | "rose"
  | "bird"
  | "star"
  | "shade";

/** Distance from the sheet behind; determines the shadow. */
export type Depth = 0 | 1 | 2 | 3;

/** A piece of paper of any outline, without lit edge or shadow. */
export function Cut({ tone, d }: { tone: Tone; d: string }) {
  return <path className={`coast-${tone}`} d={d} />;
}

/**
 * A sheet of any outline with a lit edge. At depth 1 a darker edge suggests contact with the sheet
 * behind; depths 2 and 3 use a filter shadow, which is slower to paint.
 */
export function Sheet({ tone, d, depth = 1 }: { tone: Tone; d: string; depth?: Depth }) {
  return (
    <>
      {depth === 1 ? <path className="coast-contact" d={d} /> : null}
      <path className={`coast-rim coast-${tone}${depth > 1 ? ` coast-lift-${depth}` : ""}`} d={d} />
    </>
  );
}

/** Land: the hand-cut sheet below a ridge. `ridge` lists coordinates. */
export function Land({
  ridge,
  floor = frame.height + 10,
  stroke,
  ...sheet
}: {
  tone: Tone;
  ridge: string;
  depth?: Depth;
  floor?: number;
  stroke?: number;
}) {
  return <Sheet {...sheet} d={sheetUnder(readPoints(ridge), floor, stroke)} />;
}

/** Water below a swell around `y`. */
export function Water({
  y,
  from = -20,
  to = 1460,
  height = 2.5,
  length = 150,
  floor = frame.height + 10,
  ...sheet
}: {
  tone: Tone;
  y: number;
  from?: number;
  to?: number;
  height?: number;
  length?: number;
  depth?: Depth;
  floor?: number;
}) {
  return <Sheet {...sheet} d={sheetUnder(swell(y, from, to, height, length), floor)} />;
}

/** A hand-cut outline through points; `corners` keeps them sharp. */
export function Piece({
  at,
  corners = false,
  stroke = 18,
  depth = 0,
  tone,
}: {
  tone: Tone;
  at: string;
  corners?: boolean;
  stroke?: number;
  depth?: Depth;
}) {
  const points = readPoints(at);
  const d = corners
    ? `M${points.map((point) => point.join(" ")).join("L")}Z`
    : `${cut(points, { closed: true, stroke })}Z`;
  return depth ? <Sheet tone={tone} d={d} depth={depth} /> : <Cut tone={tone} d={d} />;
}

/** Highlights or shade on water and sand: slivers tapered at both ends, each "x y half-width". */
export function Slivers({
  at,
  tone = "light",
  thick = 3,
}: {
  at: string;
  tone?: Tone;
  thick?: number;
}) {
  const d = at.split(", ").map((sliver) => {
    const [x = 0, y = 0, half = 0] = sliver.split(" ").map(Number);
    const lean = Math.round(half * 0.84);
    return `M${x - half} ${y}q${lean}-${thick} ${half * 2} 0q-${lean} ${thick}-${half * 2} 0z`;
  });
  return <Cut tone={tone} d={d.join("")} />;
}

/** The foreground: one lit edge and one shadow for all of its pieces. */
export function Lit({ children, place }: { children: ReactNode; place?: string }) {
  return (
    <g className="coast-lit" transform={place}>
      {children}
    </g>
  );
}
