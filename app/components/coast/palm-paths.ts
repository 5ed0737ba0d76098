import type { Point } from "./paths.ts";

const pair = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;

/** Relative line between two points: shorter than absolute coordinates. */
const between = ([fromX, fromY]: Point, [x, y]: Point): string =>
  pair(Math.round(x) - Math.round(fromX), Math.round(y) - Math.round(fromY));

/**
 * A palm frond from the origin: a midrib that starts at `angle` degrees (0 is right, 90 is up) and
 * droops; its upper edge is smooth, its lower edge has leaflets.
 */
export const frond = (angle: number, length: number, cuts = 7): string => {
  const radians = (angle * Math.PI) / 180;
  const side = Math.cos(radians) < 0 ? -1 : 1;
  const reach = Math.abs(Math.cos(radians));
  const upright = side * (1 - reach) * length;
  const tip: Point = [
    Math.cos(radians) * length * 0.92 + upright * 0.42,
    -Math.sin(radians) * length * 0.86 + length * (0.2 + 0.3 * reach),
  ];
  const bend: Point = [
    Math.cos(radians) * length * 0.55 + upright * 0.06,
    -Math.sin(radians) * length * 0.8 - length * 0.14,
  ];
  const rib = (t: number): Point => [
    2 * (1 - t) * t * bend[0] + t * t * tip[0],
    2 * (1 - t) * t * bend[1] + t * t * tip[1],
  ];
  const lift = Math.sin(radians);
  const hang: Point = [side * (0.32 + 0.44 * lift), 0.94 - 0.26 * Math.max(0, lift)];
  const under = (t: number, drop: number): Point => {
    const [x, y] = rib(t);
    return [x + hang[0] * drop * length, y + hang[1] * drop * length];
  };
  const leaflets = Array.from({ length: cuts }, (_, index) => {
    const t = 0.9 - (index / cuts) * 0.78;
    return [under(t + 0.05, 0.03), under(t, 0.05 + 0.23 * Math.sin(Math.PI * t))];
  });
  const points = [tip, ...leaflets.flat(), under(0.14, 0.03)];
  const lines = points.slice(1).map((point, index) => between(points[index] ?? tip, point));
  return `M0 0q${pair(...bend)} ${pair(...tip)}l${lines.join(" ")}z`.replaceAll(" -", "-");
};

/** A tapering palm trunk from its foot to the crown; `bow` curves it sideways. */
export const trunk = ([x, y]: Point, [topX, topY]: Point, foot: number, bow = 0): string => {
  const half = Math.round(foot / 2);
  const thin = Math.max(1, Math.round(foot / 5));
  const [midX, midY] = [(x + topX) / 2 + bow, (y + topY) / 2];
  const left = `M${x - half} ${y}Q${pair(midX - half * 0.6, midY)} ${topX - thin} ${topY}`;
  const right = `H${topX + thin}Q${pair(midX + half * 0.6, midY)} ${x + half} ${y}Z`;
  return left + right;
};
