/** Seeded random numbers in [0, 1), the same in every build (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The hand-cut outline of a disc, in integer coordinates. */
export function cutDisc(x: number, y: number, radius: number, seed: number): string {
  const next = random(seed);
  const count = Math.max(7, Math.round(radius / 12));
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const reach = radius * (0.985 + 0.03 * next());
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
  });
  const middle = (index: number) => {
    const [from, to] = [points[index % count], points[(index + 1) % count]] as const;
    if (!from || !to) throw new Error("cutDisc: expected a point, found none");
    return `${Math.round((from[0] + to[0]) / 2)} ${Math.round((from[1] + to[1]) / 2)}`;
  };
  const curves = points.map(
    (_, index) => `Q${points[(index + 1) % count]?.map(Math.round).join(" ")} ${middle(index + 1)}`,
  );
  return `M${middle(0)}${curves.join("")}z`;
}
