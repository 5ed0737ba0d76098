import { groundUnder, type Point } from "./paths.ts";

/** The cut papers of the coast; each has its fill in coast.css. */
export type Tone =
  | "sun"
  | "glow"
  | "light"
  | "cloud"
  | "haze"
  | "paper"
  | "sand"
  | "glass"
  | "dune-far"
  | "dune"
  | "clay"
  | "mist"
  | "sage"
  | "moss"
  | "lagoon"
  | "sea"
  | "sea-mid"
  | "deep";

/** One flat piece of paper of any outline. */
export function Cut({ tone, d }: { tone: Tone; d: string }) {
  return <path className={`coast-${tone}`} d={d} />;
}

/** Land or water: everything under a smooth ridge. */
export function Hill({
  tone,
  ridge,
  floor = 320,
}: {
  tone: Tone;
  ridge: readonly Point[];
  floor?: number;
}) {
  return <path className={`coast-lift coast-${tone}`} d={groundUnder(ridge, floor)} />;
}

/** Open water from a straight horizon down. */
export function Sea({ tone = "sea", y, floor = 320 }: { tone?: Tone; y: number; floor?: number }) {
  return <Cut tone={tone} d={`M-20 ${y}H1460V${floor}H-20Z`} />;
}

/** A sun (or moon) with a paper halo around it. */
export function Sun({ x, y, r, tone = "sun" }: { x: number; y: number; r: number; tone?: Tone }) {
  return (
    <>
      <circle className="coast-glow" cx={x} cy={y} r={Math.round(r * 1.45)} />
      <circle className={`coast-${tone}`} cx={x} cy={y} r={r} />
    </>
  );
}

/** Light on the water: slivers that taper at both ends, each [x, y, half width]. */
export function Glints({
  bars,
  tone = "light",
  thick = 4,
}: {
  bars: readonly (readonly [x: number, y: number, half: number])[];
  tone?: Tone;
  thick?: number;
}) {
  const d = bars.map(([x, y, half]) => {
    const bulge = thick * 2;
    return `M${x - half} ${y}q${half}-${bulge} ${half * 2} 0q-${half} ${bulge}-${half * 2} 0z`;
  });
  return <Cut tone={tone} d={d.join("")} />;
}

const gull = [
  [-0.2, -0.32, -0.5, -0.2],
  [0.34, -0.02, 0.5, 0.36],
  [0.16, -0.38, 0.5, -0.44],
  [-0.32, -0.06, -0.5, 0.28],
];

/** Gulls far off, each [x, y, wing span]. */
export function Birds({
  flock,
  tone = "sea-mid",
}: {
  flock: readonly (readonly [x: number, y: number, span: number])[];
  tone?: Tone;
}) {
  const d = flock.map(([x, y, span]) => {
    const curves = gull.map(
      (curve) => `q${curve.map((at) => Math.round(at * span * 10) / 10).join(" ")}`,
    );
    return `M${x} ${y}${curves.join("")}z`.replaceAll(" -", "-");
  });
  return <Cut tone={tone} d={d.join("")} />;
}

/** A small sailing boat standing on the point, `size` high. */
export function Boat({
  x,
  y,
  size,
  sail = "paper",
  jib = "sun",
  hull = "deep",
}: {
  x: number;
  y: number;
  size: number;
  sail?: Tone;
  jib?: Tone;
  hull?: Tone;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <Cut tone={sail} d="M4-98Q54-56 52-18Q28-12 4-16Z" />
      <Cut tone={jib} d="M-3-90Q-20-44-44-16Q-22-10-3-16Z" />
      <Cut tone={hull} d="M-50-10Q0-2 58-11Q48 6 34 8H-32Q-46 4-50-10Z" />
    </g>
  );
}

/** One breaking wave, curling to the right; about 460 wide, its crest at the point. */
export function Surf({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Cut
        tone="lagoon"
        d="M-400 72Q-160 66-64 16Q-30-2 12 4Q54 14 58 52Q42 26 14 28Q-16 34-10 72Z"
      />
      <Cut
        tone="paper"
        d="M-250 58Q-120 40-70 4Q-34-18 14-10Q66 2 64 62Q56 34 38 26Q34 34 28 24Q16 18 6 26
          Q-2 16-14 22Q-26 16-38 26Q-60 24-84 36Q-150 54-250 58Z"
      />
    </g>
  );
}
