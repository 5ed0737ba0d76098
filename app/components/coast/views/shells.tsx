import { Cut, Land, Lit, Piece, Slivers, type Tone, Water } from "../parts.tsx";
import { Birds, Cloud, SkyBands, Stars, Sun } from "../sky.tsx";

/** Layered shells. */
export function ShellsView() {
  return (
    <>
      <SkyBands at={[44, 100]} />
      <Stars at="800 70 4, 1240 40 5, 1370 120 3, 940 50 3" />
      <Sun x={892} y={152} r={44} />
      <Cloud x={1170} y={108} width={180} height={30} />
      <Cloud x={760} y={186} width={120} height={14} heads={4} />
      <Birds at="1080 78 20, 1116 92 14" />
      <Land tone="sage" ridge="1110 228 1180 204 1260 194 1350 176 1460 178" floor={240} />
      <Water tone="sea" y={220} from={600} height={0.8} />
      <Slivers tone="shallow" at="820 232 60, 1320 234 90, 1000 240 60" />
      <Water tone="lagoon" y={252} from={620} />
      <Water tone="foam" y={272} from={640} length={100} height={4} />
      <Water tone="clay" y={282} from={640} length={110} height={4} />
      <Land tone="dune-far" ridge="600 330 760 318 900 322 1100 312 1290 320 1460 310" />
      <Land
        tone="bluff"
        depth={2}
        ridge="-20 214 190 204 420 208 570 216 670 240 750 286 820 350 910 420 1020 490"
      />
      <Land tone="haze" depth={0} ridge="-20 340 200 328 420 340 600 370 730 420 830 490" />
      <Cut tone="shade" d="M900 432q160-44 380 0q10 24-190 28t-190-28Z" />
      <Fan place="translate(976 428)rotate(-27)" size={142} tones={["amber", "wood"]} />
      <Fan place="translate(1206 424)rotate(26)" size={146} tones={["shallow", "moss"]} />
      <Fan place="translate(1090 452)rotate(-1)" size={190} tones={["linen", "rose"]} />
      <Land
        tone="dune"
        depth={2}
        ridge="840 490 900 462 980 454 1060 464 1140 452 1220 462 1310 450 1460 456"
      />
      <Turret />
      <Pebbles />
    </>
  );
}

const ribs = 10;
const spread = 1.04;

/** A point of a valve: `rib` counts from its left edge, `part` from the hinge (0) to the edge (1). */
type PointAt = (rib: number, part: number) => string;

const valve =
  (size: number): PointAt =>
  (rib, part) => {
    const angle = -Math.PI / 2 - spread + (2 * spread * rib) / ribs;
    const round = 0.86 + 0.14 * Math.sin((Math.PI * rib) / ribs);
    const reach = size * part * round;
    return `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
  };

/** Repeats a path for each rib. */
const each = (draw: (rib: number) => string) =>
  Array.from({ length: ribs }, (_, rib) => draw(rib))
    .join("")
    .replaceAll(" -", "-");

const scallops = (at: PointAt) =>
  `M0 0L${at(0, 1)}${each((rib) => `Q${at(rib + 0.5, 1.09)} ${at(rib + 1, 1)}`)}Z`;

const ribShade = (at: PointAt) =>
  each(
    (rib) =>
      `M${at(rib + 0.8, 0.2)}L${at(rib + 0.58, 1.03)}Q${at(rib + 0.8, 1.05)} ${at(rib + 1, 0.99)}Z`,
  );

const ribLight = (at: PointAt) =>
  each((rib) => `M${at(rib + 0.2, 0.34)}L${at(rib + 0.16, 0.94)} ${at(rib + 0.3, 0.94)}Z`);

const growthLine = (at: PointAt, part: number) =>
  `M${at(0.1, part)}${each((rib) => `Q${at(rib + 0.5, part + 0.05)} ${at(rib + 0.95, part)}`)}`;

/** The corners of the hinge, as fractions of the valve's size. */
const hinge = [-0.2, -0.1, -0.13, 0.1, 0.14, 0.1, 0.2, -0.1];

/** One valve around its hinge at the origin: scalloped edge, shaded ribs, growth lines. */
function Fan({
  place,
  size,
  tones: [paper, shade],
}: {
  place: string;
  size: number;
  tones: readonly [Tone, Tone];
}) {
  const at = valve(size);
  return (
    <Lit place={place}>
      <Piece corners tone={shade} at={hinge.map((part) => Math.round(part * size)).join(" ")} />
      <Cut tone={paper} d={scallops(at)} />
      <Cut tone={shade} d={ribShade(at)} />
      <Cut tone="foam" d={ribLight(at)} />
      <path className="coast-growth" d={growthLine(at, 0.5) + growthLine(at, 0.76)} />
    </Lit>
  );
}

function Turret() {
  return (
    <Lit place="translate(1300 462)rotate(-18)">
      <Cut tone="rose" d="M-44 0q24-17 52-16t26 18q-4 15-26 14q-28-2-52-16Z" />
      <Cut
        tone="coral"
        d="M-26-6q4 8 0 13h4q5-7 1-15ZM-10-11q6 12 0 23h5q7-12 1-24ZM7-15q8 15 0 30h6q8-15 0-29Z"
      />
    </Lit>
  );
}

function Pebbles() {
  return (
    <>
      <Piece tone="sage" stroke={8} depth={1} at="1364 456 1380 450 1392 460 1384 470 1368 470" />
      <Piece tone="sail" stroke={6} depth={1} at="1396 468 1406 464 1412 472 1402 478" />
      <Piece tone="bark" stroke={6} depth={1} at="880 470 892 464 900 472 890 480" />
    </>
  );
}
