import { Cut, type Depth, Lit, Sheet, type Tone } from "./parts.tsx";
import { frame, randomFrom } from "./paths.ts";

/** A small sailing boat, `size` units high, with its base at (x, y). */
export function Boat({
  x,
  y,
  size,
  sail = "sail",
  jib = "amber",
}: {
  x: number;
  y: number;
  size: number;
  sail?: Tone;
  jib?: Tone;
}) {
  return (
    <Lit place={`translate(${x} ${y})scale(${size / 100})`}>
      <Cut tone={sail} d="M4-98Q54-56 52-18Q28-12 4-16Z" />
      <Cut tone={jib} d="M-3-90Q-20-44-44-16Q-22-10-3-16Z" />
      <Cut tone="deep" d="M-50-10Q0-2 58-11Q48 6 34 8H-32Q-46 4-50-10Z" />
      <Cut tone="coral" d="M-47-6Q0 3 55-7l-2 5Q0 6-44-2Z" />
    </Lit>
  );
}

/** A breaking wave that curls to the right; about 460 units wide, with its crest at (x, y). */
export function Surf({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Cut
        tone="shallow"
        d="M-400 72Q-160 66-64 16Q-30-2 12 4Q54 14 58 52Q42 26 14 28Q-16 34-10 72Z"
      />
      <Cut
        tone="foam"
        d="M-250 58Q-120 40-70 4Q-34-18 14-10Q66 2 64 62Q56 34 38 26Q34 34 28 24Q16 18 6 26Q-2 16-14 22Q-26 16-38 26Q-60 24-84 36Q-150 54-250 58Z"
      />
    </g>
  );
}

/** Waves that lean to the right, each with a sharp crest. */
export function Crests({
  y,
  from,
  length,
  height,
  ...sheet
}: {
  tone: Tone;
  depth?: Depth;
  y: number;
  from: number;
  length: number;
  height: number;
}) {
  const random = randomFrom(y * 3 + length);
  let d = `M${from} ${y}`;
  for (let x = from; x < frame.width; ) {
    const long = Math.round(length * (0.75 + random() * 0.5));
    const high = Math.round(height * (0.7 + random() * 0.6));
    const [rise, top] = [Math.round(long * 0.7), Math.round(long * 0.66)];
    d += `q${Math.round(long * 0.46)} ${Math.round(high * 0.3)} ${rise}-${Math.round(high * 0.55)}`;
    d += `l${top - rise}-${high - Math.round(high * 0.55)}`;
    d += `q${Math.round(long * 0.28)} ${Math.round(high * 0.35)} ${long - top} ${high}`;
    x += long;
  }
  return <Sheet {...sheet} d={`${d}H2600V${frame.height + 10}H${from}Z`} />;
}
