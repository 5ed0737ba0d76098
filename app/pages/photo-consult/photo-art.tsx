import type { ConsultCopy } from "./consult-copy.ts";

type Art =
  | ConsultCopy["images"]["do"][number]["art"]
  | ConsultCopy["images"]["dont"][number]["art"];

/** How each example photo shows the target: size, position, focus and light. */
const photos: Record<
  Art,
  { size: number; x?: number; y?: number; blur?: boolean; dark?: boolean; file?: boolean }
> = {
  close: { size: 1.35 },
  whole: { size: 0.95 },
  type: { size: 0.7, y: -16, file: true },
  blur: { size: 1.1, blur: true },
  dark: { size: 1.1, dark: true },
  far: { size: 0.4, x: 27, y: 26 },
};

/** A target with a numbered spot, in place of a body part. */
function Target() {
  return (
    <>
      <circle r="24" className="photo-art-ring" />
      <circle r="16" className="photo-art-ring" />
      <circle r="9" className="photo-art-mark" />
      <path className="photo-art-one" d="M-2.6-2.6 0.6-5V5" />
    </>
  );
}

/** A phone that shows a good or a bad photo of a numbered target. */
export function PhotoArt({ art }: { art: Art }) {
  const { size, x = 0, y = 0, blur, dark, file } = photos[art];
  return (
    <svg className="photo-art" viewBox="0 0 120 120" aria-hidden="true">
      <rect className="photo-art-phone" x="22" y="6" width="76" height="128" rx="11" />
      <path
        className={dark ? "photo-art-night" : "photo-art-screen"}
        d="M27 22a5 5 0 0 1 5-5h56a5 5 0 0 1 5 5v98H27Z"
      />
      <path className="photo-art-lens" d="M54 11.5h12" />
      <svg x="27" y="17" width="66" height="103" viewBox="-33 -51.5 66 103" aria-hidden="true">
        <g
          className={dark ? "photo-art-dim" : undefined}
          transform={`translate(${x} ${y}) scale(${size})`}
        >
          {(blur ? [-5, 0, 5] : [0]).map((shift) => (
            <g key={shift} transform={`translate(${shift} ${shift / 2})`} opacity={blur ? 0.4 : 1}>
              <Target />
            </g>
          ))}
        </g>
      </svg>
      {file ? (
        <path className="photo-art-file" d="M49 74h14l8 8v24H49ZM63 74v8h8M54 92h12M54 98h12" />
      ) : (
        <path className="photo-art-frame" d="M35 36V26h10M75 26h10v10M85 98v10H75M45 108H35V98" />
      )}
    </svg>
  );
}
