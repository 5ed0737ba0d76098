import { cutDisc } from "./cut-paper.ts";

const disc = (radius: number) => cutDisc(408, 216, radius, radius);
const folds = [20, 65, 115, 160, 200, 245, 295, 340];

/** A cross section: two rings of muscle around the lining, with a tear at the back. */
export function RingsShape() {
  return (
    <>
      <path className="figure-rim figure-lift" d={disc(194)} />
      <path className="figure-deep" d={disc(176)} />
      <path className="figure-pale figure-lift" d={disc(142)} />
      <path className="figure-mid" d={disc(132)} />
      <path className="figure-flesh figure-lift" d={disc(104)} />
      <path className="figure-light figure-lift" d={disc(86)} />
      {folds.map((angle) => (
        <path
          key={angle}
          className="figure-shade"
          d="M408 144l5 40h-10z"
          transform={`rotate(${angle} 408 216)`}
        />
      ))}
      <path className="figure-mark" d="M400 232l15-2 4 24-4 22-6 28-6-28-6-24z" />
      <path
        className="figure-dark"
        d="M408 188l9 10 13-1 0 13 9 7-8 10 0 13-13 0-10 9-9-9-13 0 0-13-9-10 9-7 0-13 13 1z"
      />
    </>
  );
}
