import { useId } from "react";
import { PalmCrown } from "../palm.tsx";
import { trunk } from "../palm-paths.ts";
import { Cut, Land } from "../parts.tsx";
import { Sun } from "../sky.tsx";

/** Feet and tops of the avenue, far to near: [x, y, top x, top y, size]. */
const palms = [
  [1092, 236, 1094, 178, 0.22],
  [1180, 236, 1179, 180, 0.21],
  [1064, 244, 1061, 146, 0.34],
  [1212, 244, 1216, 150, 0.33],
  [1018, 258, 1010, 108, 0.5],
  [1262, 258, 1272, 116, 0.48],
  [938, 286, 924, 70, 0.7],
  [1346, 286, 1364, 82, 0.68],
] as const;

/** Beverly Hills: an avenue of tall palms running towards soft hills and a low sun. */
export function PalmsView() {
  const crown = useId();
  return (
    <g transform="translate(0 160)">
      <Sun x={1136} y={196} r={62} />
      <Land
        tone="dune-far"
        ridge="-20 196 160 176 360 198 560 186 760 204 920 180 1060 206 1200 212 1330 178 1460 160"
      />
      <Land
        tone="mist"
        ridge="-20 226 140 214 330 228 540 206 740 222 900 208 1050 230 1200 234 1340 206 1460 196"
      />
      <Land
        tone="sage"
        ridge="-20 246 200 240 420 254 640 238 840 244 1010 238 1136 236 1280 240 1460 228"
      />
      <Land
        tone="moss"
        ridge="-20 274 180 264 400 278 620 268 800 278 960 268 1140 270 1320 266 1460 258"
      />
      <Cut tone="sand" d="M1128 237H1146Q1180 272 1296 320H984Q1096 272 1128 237Z" />
      <defs>
        <g id={crown}>
          <PalmCrown cuts={5} />
        </g>
      </defs>
      <Cut
        tone="deep"
        d={palms
          .map(([x, y, topX, topY, size]) =>
            trunk([x, y], [topX, topY], 16 * size + 2, (topX - x) / 4),
          )
          .join("")}
      />
      {palms.map(([x, , topX, topY, size]) => (
        <use key={x} href={`#${crown}`} transform={`translate(${topX} ${topY}) scale(${size})`} />
      ))}
    </g>
  );
}
