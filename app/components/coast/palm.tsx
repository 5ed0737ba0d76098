import { frond } from "./palm-paths.ts";

const back = [
  [58, 86],
  [132, 86],
  [4, 92],
  [178, 90],
] as const;
const front = [
  [30, 100],
  [156, 98],
  [95, 70],
  [-24, 74],
  [206, 72],
] as const;

const fronds = (leaves: readonly (readonly [angle: number, length: number])[], cuts?: number) =>
  leaves.map(([angle, length]) => frond(angle, length, cuts)).join("");

/** A palm crown around the origin: nine drooping fronds, about 180 units wide. */
export function PalmCrown({ cuts }: { cuts?: number }) {
  return (
    <>
      <path className="coast-sea-mid" d={fronds(back, cuts)} />
      <path className="coast-deep" d={fronds(front, cuts)} />
      <circle className="coast-deep" cy="3" r="6" />
    </>
  );
}
