import type { ReactNode } from "react";
import { Cut, Land } from "./parts.tsx";

/** Shorelines of the bluff, from the horizon to the bottom of the view. */
const edges = {
  point: "664 216 712 228 742 254 756 288 774 326 808 366 862 410 934 450 1016 490",
  cove: "640 216 690 230 716 250 712 282 694 314 700 350 742 390 818 430 920 490",
  slope: "690 222 736 238 784 262 826 292 856 328 880 368 908 408 950 448 1010 490",
} as const;
const right = (edge: string, by: number) =>
  edge.replace(/(\d+) (\d+)/g, (_, x, y) => `${Number(x) + by} ${Number(y) - Math.round(by / 8)}`);

/**
 * The pale bluff behind text, with surf at its foot. Left of x = 640 a view has only sky and these
 * sheets.
 */
export function Bluff({ shape = "point" }: { shape?: keyof typeof edges }) {
  const edge = edges[shape];
  return (
    <>
      <Land tone="shallow" ridge={right(edge, 54)} stroke={30} />
      <Land tone="foam" ridge={right(edge, 36)} stroke={24} />
      <Land tone="dune" ridge={right(edge, 13)} stroke={32} />
      <Land tone="bluff" depth={2} ridge={`-20 214 180 204 400 208 570 206 ${edge}`} stroke={54} />
      <Land tone="haze" depth={0} ridge="-20 318 180 304 380 314 560 330 690 372 790 430 860 490" />
      <Land tone="haze" depth={0} ridge="-20 410 200 398 420 410 600 436 720 490" stroke={60} />
      <Grass x={718} y={248} size={0.9} />
    </>
  );
}

/** A pale dune instead of the bluff, for views without surf. */
export function Dune() {
  return (
    <>
      <Land
        tone="bluff"
        depth={2}
        ridge="-20 212 200 202 430 206 580 214 670 232 730 268 776 318 816 380 870 436 944 490"
      />
      <Land tone="haze" depth={0} ridge="-20 330 180 318 380 332 560 362 680 420 760 490" />
    </>
  );
}

/** A view in the bottom 320 units of the frame, behind a low dune. */
export function Lowland({ children }: { children: ReactNode }) {
  return (
    <>
      <g transform="translate(0 160)">{children}</g>
      <Land
        tone="bluff"
        depth={2}
        ridge="-20 368 180 358 400 352 560 356 690 368 780 390 850 422 920 456 1010 490"
      />
      <Land tone="haze" depth={0} ridge="-20 424 200 408 420 412 620 436 780 490" />
      <Grass x={742} y={384} size={0.8} />
    </>
  );
}

/** A tuft of beach grass that leans with the sea wind. */
export function Grass({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <Cut tone="sage" d="M-14 4q-8-30-34-42q20 16 28 44ZM4 4q4-34 34-48q-22 20-26 50Z" />
      <Cut
        tone="moss"
        d="M-8 5q-10-40-28-58q26 24 35 58ZM-1 5q0-44 16-66q-8 32-8 67ZM8 5q8-28 34-34q-22 14-27 36Z"
      />
    </g>
  );
}
