import { Cut, Land } from "../parts.tsx";
import { Lowland } from "../shore.tsx";
import { Birds, Sun } from "../sky.tsx";

const oaks = [
  [1000, 230, 0.7],
  [1040, 233, 0.5],
  [1296, 224, 1.05],
  [1362, 218, 0.66],
  [640, 256, 0.6],
  [330, 246, 0.5],
] as const;

/** The hills above the coast: golden folds, oaks, a winding road. */
export function HillsView() {
  return (
    <Lowland>
      <Sun x={1150} y={136} r={62} />
      <Land
        tone="dune-far"
        ridge="-20 186 200 168 420 188 640 174 820 186 1000 152 1180 176 1320 150 1460 130"
      />
      <Land
        tone="dune"
        ridge="-20 212 180 200 360 214 560 196 760 208 960 188 1130 208 1300 176 1460 168"
      />
      <Land
        tone="mist"
        ridge="-20 236 220 222 440 242 660 234 860 226 1030 210 1180 228 1330 196 1460 186"
      />
      {oaks.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <Cut tone="deep" d="M-4 12Q0-8-14-20L-2-12 2-28 6-12 18-20Q4-8 8 12Z" />
          <Cut
            tone="sea-mid"
            d="M-40-18q-8-20 14-26q4-20 28-18q20-10 34 10q22 4 14 26q-14 10-30 4q-16 10-32 4
              q-16 6-28 0z"
          />
        </g>
      ))}
      <Land
        tone="sage"
        ridge="-20 254 160 262 380 250 600 262 820 252 1000 236 1160 246 1300 232 1460 212"
      />
      <Cut
        tone="sand"
        d="M1196 244Q1150 250 1128 260Q1118 268 1160 272Q1210 280 1180 294Q1150 306 1080 320H1180
          Q1230 300 1236 288Q1240 268 1176 264Q1156 262 1172 256Q1190 248 1212 243Z"
      />
      <Land tone="moss" ridge="-20 282 200 270 420 284 640 290 840 280 980 288 1080 306 1120 324" />
      <Land tone="moss" ridge="1190 324 1260 290 1360 268 1460 254" />
      <Birds at="1040 120 26, 1006 102 18, 1240 112 18" />
    </Lowland>
  );
}
