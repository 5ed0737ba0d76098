import { Cut, Land, Lit, Piece, Sheet, Slivers, Water } from "../parts.tsx";
import { cut, disc, type Point, randomFrom, readPoints } from "../paths.ts";
import { Birds, Cloud, SkyBands, Stars, Sun } from "../sky.tsx";

/** The rocks around the pool, each with a hole for the pool. */
const rocks = {
  ridge:
    "640 490 680 400 720 330 764 296 800 262 870 268 930 244 1000 256 1060 240 1130 252 1210 238 1280 254 1350 238 1400 250 1460 240",
  pool: "866 384 884 338 936 316 990 292 1060 298 1130 284 1200 304 1262 318 1310 352 1318 396 1280 436 1216 452 1150 470 1070 462 990 466 920 444 884 416",
};
const near = {
  ridge:
    "560 500 640 452 690 404 742 392 790 350 810 318 850 284 920 276 980 252 1060 262 1140 248 1220 262 1290 270 1340 292 1400 284 1460 306",
  pool: "838 388 862 330 924 304 984 278 1064 288 1136 274 1210 292 1280 308 1336 346 1346 402 1304 446 1226 464 1150 482 1066 474 982 478 904 454 860 424",
};

/** Outline and hole in one path, for the even-odd fill rule. */
const around = ({ ridge, pool }: typeof rocks) =>
  `${cut(readPoints(ridge), { stroke: 40 })}H2600V492H600Z${cut(readPoints(pool), { closed: true, stroke: 40 })}Z`;

/** Sea anemones in a tide pool. */
export function TidePoolView() {
  return (
    <>
      <SkyBands at={[60, 122]} />
      <Stars at="830 60 4, 1180 40 5, 1380 90 3, 960 110 3" />
      <Sun x={876} y={118} r={34} />
      <Cloud x={1160} y={124} width={190} height={30} />
      <Birds at="1010 92 26, 1056 110 20, 1092 132 15" />
      <Land tone="sage" ridge="640 228 700 196 780 184 850 204 910 226" floor={240} />
      <Water tone="sea" y={220} from={600} height={0.8} />
      <Slivers tone="shallow" at="800 232 60, 1050 230 90, 1300 234 80, 1180 244 50" />
      <Water tone="foam" y={254} from={600} length={90} height={4} depth={1} />
      <Land
        tone="bluff"
        depth={2}
        ridge="-20 210 200 202 430 206 590 218 690 244 770 290 830 350 900 420 980 490"
      />
      <Land tone="haze" depth={0} ridge="-20 350 220 338 440 350 620 390 740 440 820 490" />
      <g fillRule="evenodd">
        <Cut tone="sea-mid" d={disc(1092, 376, 252, 120)} />
        <Sheet tone="sea" d={disc(1082, 370, 206, 90)} />
        <Sheet tone="lagoon" d={disc(1066, 358, 150, 60)} />
        <Slivers tone="glass" at="1000 338 44, 1110 326 40, 1200 356 36, 960 384 30" />
        <Anemone x={1140} y={330} size={44} tones={["rose", "linen"]} />
        <Anemone x={990} y={372} size={74} tones={["coral", "rose"]} />
        <Anemone x={1196} y={398} size={84} tones={["amber", "linen"]} />
        <Sheet tone="dune" depth={2} d={around(rocks)} />
        <Sheet tone="wood" depth={3} d={around(near)} />
        <Cut
          tone="clay"
          d="M760 412l36-40 30-8-34 46ZM1370 350l60 6 20 20-60-8ZM1356 440l44-30 30 4-40 34ZM900 322l30-14 26 2-30 16ZM700 450l40-30 10 10-36 34Z"
        />
        <Cut
          tone="bark"
          d="M660 470l60-26 40 6-50 34ZM1330 466l60-10 50 12-60 16ZM830 452l30 4 20 18-36-6ZM1400 394l40-6 20 10-30 10Z"
        />
        <Starfish />
      </g>
    </>
  );
}

/** A crown of tentacles over a short foot; each droops and has a round tip. */
function Anemone({
  x,
  y,
  size,
  tones: [back, front],
}: {
  x: number;
  y: number;
  size: number;
  tones: readonly ["coral" | "rose" | "amber", "rose" | "linen"];
}) {
  const random = randomFrom(x + size);
  const crown = (count: number, reach: number, lift: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (2 * Math.PI * (index + random() * 0.5)) / count;
      const long = reach * (0.85 + random() * 0.3);
      const [tipX, tipY] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.56];
      const at = (part: number, up: number) =>
        `${Math.round(tipX * part)} ${Math.round(tipY * part - up)}`;
      return `M${x} ${y}q${at(0.6, lift)} ${at(1, 0)}`;
    })
      .join("")
      .replaceAll(" -", "-");
  return (
    <Lit>
      <path className={`coast-tentacle-${back}`} d={crown(17, size, size * 0.2)} />
      <path className={`coast-tentacle-${front}`} d={crown(12, size * 0.72, size * 0.4)} />
      <Cut tone="bark" d={disc(x, y - 2, Math.round(size * 0.16), Math.round(size * 0.1))} />
    </Lit>
  );
}

function Starfish() {
  const [x, y] = [1356, 330];
  const arms = Array.from({ length: 10 }, (_, index): Point => {
    const [angle, reach] = [0.2 + index * 0.6283, index % 2 ? 12 : 32];
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8];
  });
  return (
    <Lit>
      <Piece tone="coral" stroke={10} at={arms.flat().map(Math.round).join(" ")} />
    </Lit>
  );
}
