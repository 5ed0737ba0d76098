import { Cut, Land, Lit, Piece, Slivers, Water } from "../parts.tsx";
import { Bluff } from "../shore.tsx";
import { Birds, Cloud, SkyBands, Stars, Sun } from "../sky.tsx";

/** A boat with a patched sail. */
export function SailView() {
  return (
    <>
      <SkyBands at={[40, 104]} />
      <Stars at="820 70 4, 1330 60 5, 1390 130 3, 900 36 3" />
      <Sun x={948} y={140} r={46} />
      <Cloud x={1180} y={110} width={190} height={30} />
      <Cloud x={1240} y={164} width={130} height={16} heads={4} />
      <Land tone="dune" ridge="640 224 720 204 800 196 880 208 970 226" floor={240} />
      <Land tone="dune" ridge="1090 226 1150 206 1210 180 1290 164 1360 142 1460 132" floor={240} />
      <Land tone="sage" ridge="1170 228 1230 208 1310 200 1380 178 1460 170" floor={240} />
      <Birds at="1330 62 24, 1372 80 16" />

      <Water tone="shallow" y={220} from={640} height={0.8} />
      <Slivers at="944 230 66, 956 239 46, 938 247 34" />
      <Slivers tone="glass" at="1290 232 70, 1400 242 40" />
      <Water tone="lagoon" y={266} from={690} />
      <Slivers tone="glass" at="900 282 44, 1310 282 64, 1250 296 36" />
      <Water tone="sea" y={326} from={730} height={3} length={170} />
      <Slivers tone="lagoon" at="900 348 44, 1310 346 60, 1400 358 40" />
      <MendedBoat />
      <Water tone="sea-mid" y={410} from={740} height={4} length={130} depth={2} />
      <Slivers tone="linen" at="1078 424 84, 1090 435 58, 1072 446 38" />
      <Slivers tone="coral" at="1110 430 24, 1060 441 18" />
      <Slivers tone="sea" at="940 432 44, 1270 428 66" />
      <Bluff />
      <Water tone="deep" y={460} height={4} length={200} depth={3} />
      <Slivers tone="sea" at="1030 478 60, 1280 476 80" />
    </>
  );
}

function MendedBoat() {
  return (
    <Lit place="translate(966 104)rotate(-2 112 300)">
      <Piece
        tone="linen"
        stroke={40}
        at="118 22 154 88 184 156 212 230 224 258 182 255 128 262 119 150"
      />
      <Cut tone="wood" d="M130 97l33-1v3h-33ZM130 156l57 1v3h-57ZM131 208l73 1v3h-73Z" />
      <Cut tone="clay" d="M186 160q28 72 38 98l-44-3q14-45 6-95Z" />
      <Cut tone="sail" d="M105 2L97 52 82 104 61 158 36 208 6 252 52 259 106 261Z" />
      <Cut
        tone="linen"
        d="M105 4l1 257-36-1q28-110 35-256ZM99 44l7-1v3h-8ZM84 98l22-2v3l-23 2ZM64 150l42-3v3l-43 3ZM39 202l67-4v3l-68 4Z"
      />
      <Cut tone="sun" d="M66 166l32-6 5 33-33 6Z" />
      <Cut tone="amber" d="M84 163l14-3 5 33-17 3Z" />
      <path
        className="coast-stitch"
        d="M70 170l26-5 3 24-25 6ZM92 110q-8 14-3 24t-9 22M85 114l11 4M82 122l11 2M83 130h11M82 138l11 3M78 145l11 3M76 152l10 3"
      />
      <Cut tone="bark" d="M108-12h5l4 296h-8ZM2 258l110 5v5L2 262Z" />
      <Cut tone="coral" d="M112-11q18-5 34 7-14 3-34 6Z" />
      <Cut tone="deep" d="M-18 276q78 10 146 8t118-18q-10 26-32 40L40 308Q2 300-18 276Z" />
      <Cut tone="coral" d="M-15 280q75 10 143 8t116-18l-3 7q-55 16-113 18T-9 287Z" />
      <Cut tone="coral-dark" d="M150 287q56-4 94-17l-3 7q-35 10-91 17Z" />
    </Lit>
  );
}
