import { Cut, Land, Lit, Slivers, Water } from "../parts.tsx";
import { Grass } from "../shore.tsx";
import { Birds, Cloud, SkyBands, Stars, Sun } from "../sky.tsx";

/** Two chairs that face the sea and, slightly, each other. */
export function ChairsView() {
  return (
    <>
      <SkyBands at={[40, 96]} />
      <Stars at="800 60 4, 960 40 3, 1250 50 5, 1390 100 3" />
      <Sun x={1084} y={186} r={64} />
      <Cloud x={1200} y={128} width={180} height={28} />
      <Cloud x={830} y={150} width={140} height={18} heads={4} />
      <Birds at="1290 74 22, 1326 92 15" />
      <Land tone="dune" ridge="600 228 700 206 790 200 880 212 950 226" floor={240} />
      <Land tone="sage" ridge="1220 228 1290 204 1370 194 1460 172" floor={240} />
      <Water tone="lagoon" y={220} from={600} height={0.8} />
      <Slivers at="1084 230 84, 1070 240 60, 1096 250 44, 1080 262 28" />
      <Water tone="sea" y={268} from={600} />
      <Slivers tone="shallow" at="860 290 60, 1320 286 70, 1200 298 40" />
      <Water tone="foam" y={314} from={600} length={110} height={5} />
      <Water tone="clay" y={324} from={600} length={120} height={5} />
      <Land tone="dune-far" ridge="600 350 760 346 900 352 1060 342 1240 352 1460 338" />
      <Land
        tone="bluff"
        depth={2}
        ridge="-20 212 180 202 400 206 570 216 660 236 730 272 800 318 880 354 980 380 1100 392 1240 388 1460 374"
      />
      <Cut tone="shade" d="M936 450q90-18 190 0q-80 14-190 0ZM1140 456q90-18 190 0q-80 14-190 0Z" />
      <Chair place="translate(936 276)scale(1.2)" cloth="coral" shade="coral-dark" />
      <Chair place="translate(1310 282)scale(-1.2 1.2)" cloth="sea" shade="sea-mid" />
      <Land tone="haze" depth={0} ridge="-20 340 200 328 420 340 600 372 720 420 800 490" />
      <Land tone="dune-far" ridge="700 490 820 462 980 456 1160 466 1330 456 1460 462" />
      <Grass x={850} y={470} size={1.4} />
      <Grass x={1410} y={470} size={1.7} />
    </>
  );
}

/** A deck chair from the side: two crossed frames with cloth between them. */
function Chair({
  place,
  cloth,
  shade,
}: {
  place: string;
  cloth: "coral" | "sea";
  shade: "coral-dark" | "sea-mid";
}) {
  return (
    <Lit place={place}>
      <Cut tone="bark" d="M26 20l8-4 96 128-8 4ZM8 92l96 22 2 8-98-22Z" />
      <Cut
        tone={cloth}
        d="M-24-4L14-18Q34 50 70 76Q104 90 136 88L128 108Q80 112 46 92Q6 66-24-4Z"
      />
      <Cut tone="sail" d="M-12-8l10-4Q16 62 58 86Q92 100 131 98l-3 8Q86 106 52 90Q8 66-12-8Z" />
      <Cut tone={shade} d="M46 92q34 20 82 16l8-20q-4 0-8 0q-8 10-40 10t-42-6Z" />
      <Cut tone="wood" d="M128 84l10 2L24 146l-9-4ZM-26-8l42-16 4 7-42 16ZM122 86h20l-4 8h-20Z" />
    </Lit>
  );
}
