import { Cut, Land, Sheet, Slivers } from "../parts.tsx";
import { Bluff } from "../shore.tsx";
import { Birds, SkyBands, Stars, Sun } from "../sky.tsx";

/** A storm that clears: its front moves off to the right and light falls under it. */
export function StormView() {
  return (
    <>
      <SkyBands at={[90, 150]} />
      <Stars at="760 70 4, 850 110 3, 700 130 3" />
      <Sun x={930} y={146} r={50} />
      <Cut tone="beam" d="M946 176L1130 480H1030ZM970 170L1330 480H1210ZM916 184L900 480H830Z" />
      <Sheet
        tone="mist"
        d="M1140-400L996 36a30 25 0 0 1 46 34a42 34 0 0 1 64 14a40 34 0 0 1 56 34a46 40 0 0 1 74 14a50 42 0 0 1 84 20a60 44 0 0 1 150-10V-400Z"
      />
      <Cut
        tone="sea-mid"
        d="M1182 168l-22 42 4 1zM1222 164l-26 54 4 1zM1258 178l-20 40 4 1zM1294 172l-28 56 4 1zM1334 184l-20 40 4 1zM1372 176l-24 48 4 1z"
      />
      <Sheet
        tone="lagoon"
        depth={2}
        d="M1180-400L1046 4a36 30 0 0 0 52 34a46 38 0 0 0 70 14a44 38 0 0 0 60 34a52 42 0 0 0 84 10a50 44 0 0 0 70 30a60 44 0 0 0 90-6V-400Z"
      />
      <Sheet
        tone="sea"
        depth={2}
        d="M1230-400L1110-20a40 34 0 0 0 56 36a50 40 0 0 0 78 10a46 40 0 0 0 66 36a56 44 0 0 0 90 4a40 34 0 0 0 70 16V-400Z"
      />
      <Sheet
        tone="sea-mid"
        depth={3}
        d="M1290-400L1190-40a40 34 0 0 0 62 30a54 42 0 0 0 84 8a50 42 0 0 0 124 20V-400Z"
      />
      <Land tone="dune" ridge="640 224 720 208 800 214 880 216 960 226" floor={240} />
      <Cut tone="shallow" d="M640 220H1460V300H640Z" />
      <Slivers at="930 230 80, 946 239 54, 920 248 42, 936 256 28" />
      <Waves />
      <NearWaves />
      <Bluff />
      <Land
        tone="deep"
        depth={3}
        ridge="-20 466 180 456 420 468 700 458 900 466 1060 452 1240 466 1460 456"
      />
      <Birds at="1040 190 22, 1078 176 15, 1010 168 13" />
    </>
  );
}

function Waves() {
  return (
    <>
      <Sheet
        tone="lagoon"
        d="M680 276q40 6 62-4 8-6 6-10 18 6 26 12 44 8 66-5 10-6 8-12 20 7 30 14 46 9 70-5 9-5 8-11 18 7 28 14 44 7 66-6 10-6 8-12 20 8 30 15 48 8 72-6 10-6 8-11 20 7 30 13 46 8 70-6 9-5 8-10 18 7 26 13 30 6 60-2t90-8V490H680Z"
      />
      <Slivers tone="shallow" at="900 292 44, 1080 296 60, 1290 292 50" />
      <Sheet
        tone="sea"
        d="M720 324q56 10 88-6 16-9 14-20 30 12 42 24 60 14 96-6 18-10 15-23 34 14 48 27 64 14 100-6 18-11 15-24 34 14 48 28 66 14 104-6 18-11 15-24 32 12 46 25 50 12 104-2V490H720Z"
      />
      <Slivers tone="lagoon" at="890 346 50, 1050 344 56, 1230 350 60, 1390 342 40" />
    </>
  );
}

function NearWaves() {
  return (
    <>
      <Sheet
        tone="sea-mid"
        depth={2}
        d="M780 396q90 16 140-12 26-17 22-40 46 20 64 46 88 20 140-10 28-18 22-42 48 22 66 50 90 18 140-12 22-16 20-34 40 16 56 36V490H780Z"
      />
      <Slivers tone="sea" at="930 414 60, 1110 420 70, 1310 416 60" />
      <Sheet
        tone="deep"
        depth={3}
        d="M840 462q120 12 190-22 36-22 32-54 58 26 82 64 120 22 200-20 26-16 24-40 52 20 92 50V490H840Z"
      />
      <Slivers tone="sea-mid" at="1000 474 60, 1230 470 80" />
    </>
  );
}
