import { Cut, Land, Water } from "../parts.tsx";
import { Lowland } from "../shore.tsx";
import { Birds, Sun } from "../sky.tsx";

const tufts = [
  [926, 256, 1],
  [960, 262, 0.7],
  [1262, 202, 0.7],
  [1296, 190, 0.95],
  [420, 272, 0.8],
] as const;

const slats = Array.from({ length: 10 }, (_, index) => {
  const x = 1026 + index * 20;
  const lean = ((index * 5) % 7) - 3;
  const top = 226 + ((index * 3) % 5) + Math.round((index * index) / 3);
  return `M${x + lean} ${top}l6-2 ${1 - lean} 46h-7z`;
});

/** Dunes above the beach, with wind-bent grass and an old slat fence. */
export function DunesView() {
  return (
    <Lowland>
      <Sun x={1108} y={158} r={50} />
      <Water tone="lagoon" y={196} height={1} />
      <Water tone="sea" y={206} height={1} />
      <Land
        tone="sand"
        ridge="-20 214 200 206 420 222 640 214 860 224 1080 214 1260 222 1460 206"
      />
      <Land tone="dune-far" ridge="-20 226 160 210 340 226 540 248 760 262 980 274" />
      <Land tone="dune-far" ridge="960 276 1090 252 1200 218 1310 182 1460 190" />
      <Cut
        tone="dune"
        d="M1310 182Q1390 180 1460 190H2600V330H1200Q1330 284 1306 236Q1294 206 1310 182Z"
      />
      <Land
        tone="sand"
        ridge="-20 282 180 272 380 268 560 276 760 268 900 250 1000 262 1160 288 1300 296 1460 288"
      />
      <Cut
        tone="dune"
        d="M900 250Q960 252 1000 262Q1130 292 1250 320H760Q960 296 936 272Q926 258 900 250Z"
      />
      <Cut tone="clay" d={slats.join("")} />
      <Cut
        tone="clay"
        d="M1022 240Q1110 244 1216 264v3Q1110 248 1022 243ZM1024 256Q1112 262 1216 280v3
          Q1112 266 1024 259Z"
      />
      {tufts.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <Cut
            tone="moss"
            d="M-9 6Q-22-26-46-34Q-24-14-14 6ZM-6 6Q-14-40-28-58Q-6-30-1 6ZM-2 6Q2-44 20-64
              Q10-34 5 6ZM2 6Q16-30 42-44Q18-18 9 6ZM6 6Q24-14 50-18Q26-6 13 6Z"
          />
        </g>
      ))}
      <Birds at="1190 120 26, 1226 102 18, 1010 116 20" />
    </Lowland>
  );
}
