export type Point = readonly [x: number, y: number];

/** The view box of every view. */
export const frame = { width: 1440, height: 480 } as const;

/** Parses points from a list of coordinates such as `"0 20 140 12"`. */
export const readPoints = (list: string): Point[] =>
  [...list.matchAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** Seeded random numbers in [0, 1): every build renders the same edges. */
export function randomFrom(seed: number): () => number {
  let state = (Math.round(seed) * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pair = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;

/** Samples the Catmull-Rom curve through `points`. */
function sampleCurve(points: readonly Point[], closed: boolean): Point[] {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const along = (index: number, t: number): Point => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const axis = (i: 0 | 1) =>
      (2 * b[i] +
        (c[i] - a[i]) * t +
        (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
        (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3) /
      2;
    return [axis(0), axis(1)];
  };
  const steps = Array.from({ length: 16 }, (_, step) => step / 16);
  const spans = points.slice(closed ? 0 : 1).flatMap((_, index) => {
    return steps.map((t) => along(index, t));
  });
  return closed ? spans : [...spans, at(count - 1)];
}

/**
 * Returns a hand-cut path along a curve: strokes of irregular length, joined by curves or, with
 * probability 0.3, by corners. Relative integer coordinates keep the path short.
 */
export function cut(points: readonly Point[], { stroke = 62, closed = false } = {}): string {
  const curve = sampleCurve(points, closed);
  const random = randomFrom(points.reduce((sum, [x, y]) => sum + 3 * x + 7 * y, stroke));
  const [start = [0, 0], ...others] = curve;
  const joins: Point[] = [];
  let [last, left] = [start, stroke * (0.6 + random())];
  for (const point of others) {
    left -= Math.hypot(point[0] - last[0], point[1] - last[1]);
    last = point;
    if (left > 0) continue;
    joins.push(point);
    left = stroke * (0.55 + random() * 0.95);
  }
  joins.push(closed ? start : last);
  let pen: Point = [Math.round(start[0]), Math.round(start[1])];
  const to = ([x, y]: Point) => pair(x - pen[0], y - pen[1]);
  const strokes = joins.map((join, index) => {
    const next = joins[index + 1];
    const middle: Point = next ? [(join[0] + next[0]) / 2, (join[1] + next[1]) / 2] : join;
    const end: Point = next && random() > 0.3 ? middle : join;
    const drawn = end === join ? `l${to(join)}` : `q${to(join)} ${to(middle)}`;
    pen = [Math.round(end[0]), Math.round(end[1])];
    return drawn;
  });
  return `M${pair(...start)}${strokes.join("")}`.replaceAll(" -", "-");
}

/**
 * Closes a ridge straight down to `floor`. A ridge that reaches an edge of the frame continues
 * beyond it, for wider containers.
 */
export function sheetUnder(ridge: readonly Point[], floor: number, stroke?: number): string {
  const [start, end] = [ridge[0]?.[0] ?? 0, ridge.at(-1)?.[0] ?? 0];
  const right = end > frame.width ? "H2600" : "";
  const left = start < 0 ? `H-1200V${ridge[0]?.[1]}` : `H${start}`;
  return `${cut(ridge, { stroke })}${right}V${floor}${left}Z`;
}

/** The ridge of open water between `from` and `to`, oscillating around `y`. */
export function swell(y: number, from: number, to: number, height: number, length: number) {
  const random = randomFrom(y + from);
  const ridge: Point[] = [];
  for (let [x, side] = [from, 1]; x < to + length; side = -side) {
    ridge.push([Math.min(x, to + 1), y + side * height * (0.5 + random() * 0.7)]);
    x += length * (0.35 + random() * 0.35);
  }
  return ridge;
}

/** A disc with a hand-cut edge. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  const ring = Array.from({ length: 12 }, (_, index): Point => {
    const angle = (index * Math.PI) / 6;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
  return `${cut(ring, { closed: true, stroke: Math.max(5, rx / 3.4) })}Z`;
}
