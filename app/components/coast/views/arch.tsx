import { Cut, Lit, Piece, Sheet, Slivers, Water } from "../parts.tsx";
import { cut, readPoints } from "../paths.ts";
import { Bluff } from "../shore.tsx";
import { Birds, Cloud, SkyBands, Stars, Sun } from "../sky.tsx";

const outline =
  "830 500 846 400 850 320 862 250 880 190 920 140 990 108 1070 92 1150 96 1240 84 1320 100 1400 96 1470 120";
const gate =
  "944 500 950 420 942 330 952 262 982 210 1028 178 1084 168 1138 182 1174 220 1192 290 1186 370 1196 440 1192 500";

/** A sea arch, with the sun in its opening. */
export function ArchView() {
  const rock = `${cut(readPoints(outline), { stroke: 30 })}H2600V500Z`;
  const hole = `${cut(readPoints(gate), { stroke: 26 })}Z`;
  return (
    <>
      <SkyBands at={[40, 96]} />
      <Stars at="760 60 4, 860 110 3, 1000 50 5, 1330 44 4" />
      <Cloud x={700} y={150} width={140} height={20} heads={4} />
      <Sun x={1068} y={234} r={46} />
      <Water tone="shallow" y={254} from={640} height={0.8} />
      <Slivers at="1068 264 64, 1056 276 46, 1078 288 32" />
      <Water tone="lagoon" y={300} from={660} />
      <Slivers at="1068 316 40, 1060 330 24" />
      <Slivers tone="shallow" at="780 286 60, 830 330 50, 1130 340 34" />
      <g fillRule="evenodd">
        <Sheet tone="clay" depth={2} d={rock + hole} />
      </g>
      <Cut
        tone="dune"
        d="M870 220q20-60 60-80l60-28q-50 40-70 90t-30 120q-30-50-20-102ZM1180 120l70-24 60 16-60 22ZM1210 240l40-30 50 10-40 40ZM1250 340l40-24 40 14-44 26Z"
      />
      <Cut
        tone="wood"
        d="M1174 220q16 26 18 70t-6 80 10 70v40h26q-16-60-8-120t-12-90-30-26ZM1320 240l50-20 40 20-50 24ZM1360 420l50-24 40 20-50 24ZM880 420l30-20 24 14-30 22Z"
      />
      <Piece
        tone="moss"
        depth={1}
        at="868 206 916 142 990 110 1070 94 1150 98 1240 86 1320 102 1400 98 1500 120 1490 140 1380 118 1330 132 1260 108 1180 126 1080 112 1010 140 950 152 900 190"
      />
      <Birds at="1010 66 24, 1050 48 16, 900 90 18" />
      <Water tone="sea" y={392} from={700} height={4} />
      <Slivers tone="lagoon" at="900 410 50, 1090 408 60, 1330 414 60" />
      <Lit>
        <Cut tone="sail" d="M1060 352q24 22 22 44q-10 3-22 1ZM1056 362q-12 16-18 32q8 4 18 2Z" />
        <Cut tone="deep" d="M1032 402q26 5 58-2q-6 12-14 13h-32q-8-3-12-11Z" />
      </Lit>
      <Water tone="sea-mid" y={430} from={740} height={4} length={130} depth={2} />
      <Slivers tone="sea" at="960 446 60, 1230 450 70" />
      <Bluff shape="slope" />
      <Water tone="deep" y={462} height={4} length={210} depth={3} />
    </>
  );
}
