import type { photoConsult } from "../../../content-schema/photo-consult.ts";

type Art =
  | (typeof photoConsult.images.do)[number]["art"]
  | (typeof photoConsult.images.dont)[number]["art"];

/** What each drawing changes: the size and place of the subject (a shell), its light and focus. */
const drawings: Record<
  Art,
  { size: number; x: number; blur?: boolean; dark?: boolean; file?: boolean }
> = {
  close: { size: 1.5, x: 60 },
  whole: { size: 1.05, x: 60 },
  type: { size: 0.8, x: 60, file: true },
  blur: { size: 1.3, x: 60, blur: true },
  dark: { size: 1.3, x: 60, dark: true },
  far: { size: 0.45, x: 92 },
};

/** A discreet drawing of a good or bad photo; its subject is a seashell. */
export function PhotoArt({ art }: { art: Art }) {
  const { size, x, blur, dark, file } = drawings[art];
  return (
    <svg className="photo-art" viewBox="0 0 120 90" aria-hidden="true">
      <rect
        className={dark ? "photo-art-night" : "photo-art-ground"}
        width="120"
        height="90"
        rx="10"
      />
      <g
        className={dark ? "photo-art-dim" : "photo-art-shell"}
        transform={`translate(${x} 47) scale(${size})`}
      >
        {(blur ? [-5, 0, 5] : [0]).map((shift) => (
          <g key={shift} transform={`translate(${shift} ${shift / 2})`} opacity={blur ? 0.4 : 1}>
            <path d="M0 20C-22 12-24-8-14-16 -6-22 6-22 14-16 24-8 22 12 0 20Z" />
            <path className="photo-art-rib" d="M0 20V-18M0 20L-13-12M0 20L13-12" />
          </g>
        ))}
      </g>
      {file ? (
        <g className="photo-art-file">
          <path d="M84 10h16l10 10v24H84Z" />
          <path className="photo-art-rib" d="M100 10v10h10" />
        </g>
      ) : (
        <path className="photo-art-frame" d="M14 26V14h14M92 14h14v12M106 64v12H92M28 76H14V64" />
      )}
    </svg>
  );
}
