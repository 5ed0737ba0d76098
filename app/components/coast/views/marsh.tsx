import { Cut, Land, Slivers, Water } from "../parts.tsx";
import { Lowland } from "../shore.tsx";
import { Sun } from "../sky.tsx";

type Reed = readonly [x: number, tall: number, lean: number];

const reeds: readonly Reed[] = [
  [1010, 96, -10],
  [1030, 130, 6],
  [1052, 84, 16],
  [1282, 110, -14],
  [1304, 146, -4],
  [1330, 120, 12],
  [1352, 80, 20],
  [720, 60, -8],
  [738, 84, 6],
];

const ground = 300;

/** A stem and its leaf, in relative coordinates to keep the path short. */
const stem = ([x, tall, lean]: Reed): string => {
  const middle = Math.round(tall / 2);
  const low = Math.round(tall / 3);
  const leaf = Math.round(tall * 0.7) - 10;
  return [
    `M${x - 3} ${ground}q3 ${-middle} ${lean + 3} ${-tall} ${5 - lean} ${middle} ${4 - lean} ${tall}z`,
    `m-1 0q-22 ${-low} ${lean - 30} ${-leaf} ${26 - lean} ${leaf - low} ${36 - lean} ${leaf}z`,
  ]
    .join("")
    .replaceAll(" -", "-");
};

const spike = ([x, tall, lean]: Reed): string =>
  `M${x + lean - 4} ${ground - tall}q0-6 4-6t5 6l-2 26q-3 5-6 0z`;

/** The wetland behind the beach: reeds, still water, a heron. */
export function MarshView() {
  return (
    <Lowland>
      <Sun x={1130} y={180} r={70} />
      <Land tone="dune-far" floor={230} ridge="-20 206 200 190 420 206 640 196 840 212 1000 222" />
      <Land tone="mist" floor={234} ridge="1180 226 1280 206 1380 200 1460 186" />
      <Water tone="glass" y={218} height={1} />
      <Slivers at="1130 226 76, 1122 238 54, 1138 250 34" />
      <Land tone="sage" floor={290} ridge="-20 226 180 218 400 228 560 238 700 252 820 272" />
      <Land tone="lagoon" ridge="-20 262 240 254 520 262 800 268 1040 260 1260 268 1460 256" />
      <Cut tone="moss" d={reeds.map(stem).join("")} />
      <Cut tone="clay" d={reeds.map(spike).join("")} />
      <Cut tone="sea-mid" d="M1164 224l3 0-2 64h-3zM1180 222l3 0 4 66h-3z" />
      <Cut
        tone="sea"
        d="M1128 128Q1152 122 1152 142Q1150 158 1140 170Q1136 180 1146 184Q1190 180 1226 232
          Q1192 238 1164 228Q1130 216 1128 190Q1128 174 1138 158Q1144 144 1138 138Z"
      />
      <Cut
        tone="deep"
        d="M1150 190Q1190 186 1226 232Q1180 224 1150 190ZM1134 126Q1156 118 1172 130
          Q1152 126 1144 134Z"
      />
      <Cut tone="clay" d="M1130 128Q1110 134 1090 144Q1114 142 1136 138Z" />
      <Land tone="sea" ridge="-20 288 220 296 460 284 700 292 960 286 1180 290 1460 280" />
      <Land tone="sea-mid" ridge="-20 308 280 314 560 304 840 314 1100 308 1460 304" />
    </Lowland>
  );
}
