import { cutDisc } from "./cut-paper.ts";
import { RoundPlate } from "./round-plate.tsx";

/** Left to right: skin over a swelling, over a smaller one, and the remaining fold. */
const stages = [
  { x: 314, y: 122, skin: "M-77 14h27q8-54 50-54t50 54h27A78 78 0 0 1-77 14z", swelling: 25 },
  { x: 502, y: 122, skin: "M-77 14h35q6-32 42-32t42 32h35A78 78 0 0 1-77 14z", swelling: 11 },
  {
    x: 408,
    y: 310,
    skin: "M-77 14h40q6-8 4-20-2-22 18-24 26 0 26 20-2 12-12 14-6 4 2 10h76A78 78 0 0 1-77 14z",
    swelling: 0,
  },
];

/** Skin stretched by a swelling that has gone, which leaves a fold. */
export function FoldShape() {
  return (
    <>
      {stages.map(({ x, y, skin, swelling }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path className="figure-rim figure-lift" d={cutDisc(0, 0, 88, x)} />
          <path className="figure-light" d={cutDisc(0, 0, 78, 3)} />
          <path className="figure-flesh figure-lift" d={skin} />
          <path className="figure-mid" d="M-64 44q64-10 128 0A78 78 0 0 1-64 44z" />
          {swelling ? <path className="figure-mark" d={cutDisc(0, 8, swelling, 4)} /> : null}
        </g>
      ))}
      <path
        className="figure-arrow"
        d="M388 66q20-10 40 2m-4-13l4 13-13 2M540 226q-6 32-34 48m14-2l-14 2 4-14"
      />
    </>
  );
}

/** Problems on, in and under the skin. */
export function LayersShape() {
  return (
    <RoundPlate>
      <path className="figure-flesh figure-lift" d="M220 160q60-18 120-2t130-4 130 4v70H220z" />
      <path className="figure-pale figure-lift" d="M220 226q80 14 180 2t200 2v90H220z" />
      <path className="figure-mid figure-lift" d="M220 292q80-16 180 0t200-4v140H220z" />
      <path className="figure-deep" d="M220 352q90-16 190-2t190-2v90H220z" />
      <path
        className="figure-mid"
        d="M320 96q18 26 0 40-18-14 0-40zM362 118q10 15 0 23-10-8 0-23zM286 126q9 14 0 21-9-7 0-21z"
      />
      <path className="figure-dark" d="M452 136l84-4 2 16-84 6z" />
      <path className="figure-mark" d="M456 160q36 34 76-2l-2 18q-36 20-70 2z" />
      <path
        className="figure-dark"
        d="M330 198l8-8 8 8-2 10-12 0zM356 206l7-7 7 7-2 9-10 0zM312 212l6-6 6 6-2 8-8 0z"
      />
      <path className="figure-tunnel" d="M424 236q12 42 48 64t64-22" />
      <path className="figure-mark figure-lift" d={cutDisc(470, 306, 25, 6)} />
    </RoundPlate>
  );
}

/** The itch cycle: calm, rubbed and raw skin, with a protective layer in the middle. */
export function ItchShape() {
  return (
    <>
      <path className="figure-rim figure-lift" d={cutDisc(408, 216, 194, 7)} />
      <path className="figure-light" d={cutDisc(408, 216, 178, 3)} />
      <path
        className="figure-circle"
        d="M478 92q54 30 62 96M494 322q-40 46-112 40-36-6-60-34M276 190q6-60 62-98"
      />
      <path
        className="figure-mid"
        d="M526 176l16 16 10-20zM334 344l-16-20-6 24zM322 94l24-8-8 24z"
      />
      <path className="figure-flesh figure-lift" d={cutDisc(408, 90, 58, 2)} />
      <path className="figure-vein" d="M366 84q42-10 84 0M372 104q36-8 72 0" />
      <path className="figure-flesh figure-lift" d={cutDisc(516, 270, 58, 5)} />
      <path
        className="figure-vein"
        d="M478 256l14 8 12-10 14 10 14-10 14 8M480 284l14 8 14-8 14 8 16-8"
      />
      <path className="figure-flesh figure-lift" d={cutDisc(300, 270, 58, 8)} />
      <path
        className="figure-mark"
        d="M262 262l18 6 10-12 12 12 14-10 8 14 14 0-6 24-28 12-30-8z"
      />
      <path
        className="figure-mid figure-lift"
        d="M408 172q22 16 38 16-2 48-38 66-36-18-38-66 16 0 38-16z"
      />
    </>
  );
}
