import { Cut, Land, Sheet, Slivers, type Tone, Water } from "../parts.tsx";
import { type Point, randomFrom, sheetUnder } from "../paths.ts";
import { Dune } from "../shore.tsx";
import { Birds, Cloud, SkyBands, Stars, Sun } from "../sky.tsx";

const tones: readonly Tone[] = ["bluff", "dune-far", "dune-far", "dune", "dune", "clay"];

/** The left end of a ripple; index 0 is the farthest. */
const bank = (index: number): Point => [780 - index * 34, 276 + index * 26 + index ** 2 * 3];

/** A wind ripple: a crest, and the shaded face below it. */
function ripple(index: number): { crest: Point[]; face: Point[] } {
  const random = randomFrom(index * 7 + 3);
  const [nextX, nextY] = bank(index + 1);
  const [fromX, y] = bank(index);
  const [length, height] = [90 + index * 34, 4 + index * 2];
  const crest: Point[] = [
    [nextX - 30, nextY + 24],
    [fromX, y + 12],
  ];
  const face: Point[] = [
    [nextX - 30, nextY + 24],
    [fromX, y + 18],
  ];
  for (let [x, up] = [fromX + 60, true]; x < 1540; up = !up) {
    const crestY = Math.round(y + (up ? -height : height) * (0.7 + random() * 0.5));
    crest.push([x, crestY]);
    face.push([x + (up ? 8 : -4), crestY + (up ? 7 + index : 3)]);
    x += Math.round(length * (up ? 0.4 : 0.62) * (0.85 + random() * 0.4));
  }
  return { crest, face };
}

/** Wind ripples in sand, crossed by the track of a sandpiper. */
export function RipplesView() {
  return (
    <>
      <SkyBands at={[50, 108]} />
      <Stars at="820 50 4, 1220 36 5, 1360 110 3, 960 90 3" />
      <Sun x={1196} y={134} r={40} />
      <Cloud x={880} y={112} width={170} height={26} />
      <Birds at="1080 84 22, 1116 66 15" />
      <Land tone="sage" ridge="1200 228 1270 200 1350 178 1460 156" floor={240} />
      <Land tone="moss" ridge="1300 228 1370 208 1460 196" floor={240} />
      <Water tone="lagoon" y={220} from={600} height={0.8} />
      <Slivers at="1196 229 70, 1184 238 46" />
      <Slivers tone="shallow" at="940 232 80, 1380 236 60" />
      <Water tone="foam" y={248} from={600} length={100} />
      <Water tone="clay" y={257} from={600} length={120} />
      <Land tone="bluff" ridge="600 268 840 264 1020 268 1240 262 1460 266" />
      {tones.map((tone, index) => {
        const { crest, face } = ripple(index);
        return (
          <g key={crest.join()}>
            <Sheet tone={index < 3 ? "clay" : "wood"} d={sheetUnder(crest, 492, 40)} />
            <Sheet tone={tone} depth={0} d={sheetUnder(face, 492, 40)} />
          </g>
        );
      })}
      <Dune />
      <Track />
      <Blades />
    </>
  );
}

/** Footprints, each "x y size"; smaller in the distance. */
const steps =
  "1010 452 13, 1046 434 12, 1072 412 11, 1102 398 10, 1122 378 9, 1148 364 8, 1164 346 7, 1184 334 6, 1196 320 5, 1212 308 4";

function Track() {
  const d = steps.split(", ").map((step) => {
    const [x, y, size = 0] = step.split(" ").map(Number);
    const [half, thin] = [Math.round(size / 2), Math.round(size / 6)];
    return `M${x} ${y}l-${half}-${size} ${half} ${half} ${thin + 1}-${size} ${thin} ${size} ${size}-${half}-${half} ${half + thin}z`;
  });
  return <Cut tone="bark" d={d.join("")} />;
}

function Blades() {
  return (
    <g className="coast-lit">
      <Cut
        tone="sage"
        d="M1330 490Q1340 380 1400 330Q1362 400 1338 490ZM1366 490Q1376 400 1440 352Q1400 420 1376 490Z"
      />
      <Cut
        tone="sea"
        d="M1316 490Q1322 340 1368 276Q1348 380 1326 490ZM1346 490Q1352 330 1412 252Q1376 370 1356 490ZM1380 490Q1388 390 1460 330Q1420 410 1392 490Z"
      />
      <Cut
        tone="deep"
        d="M1336 490Q1336 400 1382 346Q1360 420 1344 490ZM1364 490Q1366 370 1400 300Q1392 400 1374 490ZM1300 490Q1296 420 1272 380Q1310 420 1310 490Z"
      />
    </g>
  );
}
