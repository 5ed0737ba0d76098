import type { ReactNode } from "react";
import { cut, frame, readPoints, sheetUnder, swell } from "./paths.ts";

/** The papers of the coast; each has its fill in coast.css. */
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

/** How far a sheet lies above the one behind it: what its shadow is like. */
export type Depth = 0 | 1 | 2 | 3;

/** One piece of paper of any outline, without rim or shadow. */
export function Cut({ tone, d }: { tone: Tone; d: string }) {
  return <path className={`coast-${tone}`} d={d} />;
}

/**
 * A sheet of any outline with its lit rim. Far sheets (depth 1) touch the one behind them, which a
 * second, darker edge shows; near ones (2, 3) cast a real shadow, which costs a filter.
 */
export function Sheet({ tone, d, depth = 1 }: { tone: Tone; d: string; depth?: Depth }) {
  return (
    <>
      {depth === 1 ? <path className="coast-contact" d={d} /> : null}
      <path className={`coast-rim coast-${tone}${depth > 1 ? ` coast-lift-${depth}` : ""}`} d={d} />
    </>
  );
}

/** Land: the sheet under a ridge, cut by hand. `ridge` is a list of coordinates. */
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

/** Water from a swell around `y` down. */
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

/** An outline through points, cut by hand; `corners` leaves them sharp. */
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

/** Light or shade on water and sand: slivers that taper at both ends, each "x y half-width". */
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

/** What stands nearest: one lit rim toward the light and one shadow for all of its pieces. */
export function Lit({ children, place }: { children: ReactNode; place?: string }) {
  return (
    <g className="coast-lit" transform={place}>
      {children}
    </g>
  );
}
