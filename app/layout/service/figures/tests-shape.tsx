import { cutDisc } from "./cut-paper.ts";

const discs = [
  [318, 122],
  [498, 122],
  [318, 310],
  [498, 310],
] as const;

/** Four tests: a swab, a swab of a sore, a blood sample, a lighted scope. */
export function TestsShape() {
  return (
    <>
      {discs.map(([x, y], index) => (
        <g key={`${x}-${y}`}>
          <path className="figure-rim figure-lift" d={cutDisc(x, y, 88, index + 2)} />
          <path className="figure-light" d={cutDisc(x, y, 78, index + 6)} />
        </g>
      ))}
      <path className="figure-stick" d="M268 172l54-54" />
      <path className="figure-pale figure-lift" d="M314 98q16-18 30-4t-4 30q-12 10-24-2t-2-24z" />
      <path
        className="figure-flesh figure-lift"
        d="M432 144q40-6 48-22t36 0q10 20 50 20-10 46-66 48-58-2-68-46z"
      />
      <path className="figure-mark" d={cutDisc(499, 130, 15, 3)} />
      <path className="figure-stick" d="M544 68l-30 38" />
      <path className="figure-pale figure-lift" d="M296 256h44v96q-2 22-22 22t-22-22z" />
      <path className="figure-mark" d="M302 300q16 8 32 0v50q-2 16-16 16t-16-16z" />
      <path className="figure-dark" d="M290 246h56v14h-56z" />
      <path className="figure-glow" d="M494 296l66-30q14 44 0 88l-66-30z" />
      <path className="figure-mid figure-lift" d="M440 290h56v40h-56z" />
      <path className="figure-deep" d="M426 282h18v56h-18z" />
    </>
  );
}
