import type { ReactNode } from "react";
import { cutDisc } from "./cut-paper.ts";
import { RoundPlate } from "./round-plate.tsx";

/** One half of the canal's wall: outer muscle, inner muscle, lining. */
const half = (
  <>
    <path className="figure-deep figure-lift" d="M520 212q36 70-16 140l-30 6q-12-70 14-132z" />
    <path
      className="figure-mid figure-lift"
      d="M486 60q14 90-8 150-26 66-12 142l-22 4q-20-76 4-146 20-56 8-150z"
    />
    <path
      className="figure-flesh"
      d="M470 36q20 96-8 170-26 70-14 158l-22-2q-6-90 10-140 24-86 4-186z"
    />
  </>
);

/** A longitudinal section of the canal; `children` are the findings. */
function Canal({ children }: { children: ReactNode }) {
  return (
    <RoundPlate>
      <path
        className="figure-pale"
        d="M376 20h64q20 110-6 190-20 60-8 170l2 40h-40l2-40q12-110-8-170-26-80-6-190z"
      />
      {half}
      <g transform="matrix(-1 0 0 1 816 0)">{half}</g>
      <path
        className="figure-dune"
        d="M220 366q90-16 170-2l4 40H220zM596 366q-90-16-170-2l-4 40h174z"
      />
      {children}
    </RoundPlate>
  );
}

/** Possible sources of bleeding. */
export function CanalShape() {
  return (
    <Canal>
      <path className="figure-mark" d={cutDisc(392, 84, 15, 5)} />
      <path className="figure-mark" d="M452 204q-24 4-28 30 2 26 24 32 14-30 4-62z" />
      <path className="figure-mark" d="M372 292l9 8 3 20-5 18-7-20z" />
      <path className="figure-mark" d="M408 292q9 15 0 22-9-7 0-22zM408 340q9 15 0 22-9-7 0-22z" />
    </Canal>
  );
}

/** Cushions in place, one prolapsed, one under the outer skin. */
export function CushionsShape() {
  return (
    <Canal>
      <path
        className="figure-cushion figure-lift"
        d="M462 178q-34 2-38 40 0 36 26 42 16-40 12-82z"
      />
      <path
        className="figure-cushion figure-lift"
        d="M354 178q30 6 34 46 8 40 14 86 2 32-10 34-16-2-18-40-2-66-20-126z"
      />
      <path className="figure-mark figure-lift" d={cutDisc(448, 376, 23, 4)} />
      <path
        className="figure-vein"
        d="M448 194q-14 20-4 52M362 196q18 50 26 130M440 370q8-8 16 2"
      />
    </Canal>
  );
}

/** Possible sources of pain: tear, clot, abscess, fistula, muscle. */
export function PainShape() {
  return (
    <Canal>
      <path className="figure-vein" d="M326 220q10 40 2 80M314 236q6 30 2 60" />
      <path className="figure-mark" d="M376 268l8 8 3 20-5 18-7-20z" />
      <path className="figure-tunnel" d="M388 322q-40 2-58 26t-34 38" />
      <path className="figure-mark figure-lift" d={cutDisc(492, 262, 29, 9)} />
      <path className="figure-light" d={cutDisc(490, 260, 17, 2)} />
      <path className="figure-dark figure-lift" d={cutDisc(448, 374, 21, 4)} />
    </Canal>
  );
}
