import { Cut, Land, Lit, Slivers, Water } from "../parts.tsx";
import { Bluff } from "../shore.tsx";
import { Birds, Cloud, SkyBands, Stars } from "../sky.tsx";

/** A lighthouse at dusk, its lamp lit. */
export function LighthouseView() {
  return (
    <>
      <SkyBands at={[30, 84, 126]} />
      <Stars at="780 60 5, 1330 50 5, 980 30 4, 1390 130 3, 700 120 3, 1250 92 3" />
      <Cloud x={1230} y={150} width={180} height={24} tone="rose" />
      <Cloud x={760} y={176} width={150} height={18} heads={4} tone="rose" />
      <Cut tone="beam" d="M1068 128L652 62l-14 116 430-40ZM1088 128L1460 80V184L1088 138Z" />
      <Cut tone="beam" d="M1068 130L770 94l-12 74 310-32ZM1068 131L890 114l-8 40 186-18Z" />
      <Land tone="lagoon" ridge="640 226 720 206 800 202 880 214 960 228" floor={240} />
      <Birds at="830 110 20, 866 96 14" />

      <Water tone="shallow" y={220} from={640} height={0.8} />
      <Slivers at="880 231 84, 900 241 60, 866 250 46" />
      <Water tone="lagoon" y={264} from={690} />
      <Slivers at="900 280 48, 880 292 30" />
      <Land
        tone="moss"
        ridge="930 390 962 340 1002 312 1064 296 1140 302 1230 288 1340 294 1460 280"
      />
      <Tower />
      <Land
        tone="sea"
        depth={2}
        stroke={30}
        ridge="890 420 922 378 972 352 1046 338 1130 344 1230 332 1340 338 1460 326"
      />
      <Cut
        tone="moss"
        d="M1004 362l32-14 26 4-38 18ZM1190 360l40-12 30 4-50 18ZM1330 352l44-10 24 6-50 16Z"
      />
      <Water tone="sea-mid" y={388} from={740} height={4} length={140} depth={2} />
      <Slivers at="910 404 50, 900 418 30" />
      <Slivers tone="sea" at="1120 410 70, 1310 404 66" />
      <Land
        tone="deep"
        stroke={26}
        ridge="1130 480 1160 440 1210 420 1270 402 1330 406 1390 388 1460 384"
      />
      <Cut tone="sea-mid" d="M1240 428l40-18 30 6-48 22ZM1340 420l46-18 30 4-50 24Z" />
      <Bluff />
      <Water tone="deep" y={458} height={5} length={170} depth={3} />
      <Slivers tone="sea" at="1030 476 70, 1260 474 80" />
    </>
  );
}

function Tower() {
  return (
    <Lit place="translate(806-8)">
      <Cut tone="sail" d="M249 160H297L312 322H234Z" />
      <Cut tone="linen" d="M277 160H297L312 322H282Z" />
      <Cut tone="wood" d="M290 160h7l15 162h-13Z" />
      <Cut tone="coral" d="M245 204H301L305 242H242Z" />
      <Cut tone="coral-dark" d="M280 204H301L305 242H281Z" />
      <Cut
        tone="deep"
        d="M261 186v-11q4-5 8 0v11ZM264 266v-13q5-6 9 0v13ZM261 322v-24q8-10 16 0v24Z"
      />
      <Cut tone="sun" d="M262 186v-10q2-3 4-3v13ZM265 266v-12q2-4 4-4v16Z" />
      <Cut
        tone="deep"
        d="M239 150H307L302 163H244ZM242 139H304v3H242ZM244 141h3v9h-3ZM256 141h3v9h-3ZM288 141h3v9h-3ZM300 141h3v9h-3Z"
      />
      <Cut tone="sun" d="M258 150L260 116H286L288 150Z" />
      <Cut tone="sail" d="M273 124q9 0 9 9q0 8-9 8q-8 0-8-8q0-9 8-9Z" />
      <Cut tone="deep" d="M264 150V116h2v34ZM280 150V116h2v34ZM272 90V72h2v18Z" />
      <Cut tone="coral" d="M251 117Q259 92 273 87Q287 92 295 117Z" />
      <Cut tone="coral-dark" d="M274 87Q287 92 295 117H279Q282 100 274 87Z" />
      <Cut tone="linen" d="M322 322V284L342 268 364 284V322Z" />
      <Cut tone="wood" d="M350 322V284H364V322Z" />
      <Cut tone="coral" d="M315 288L342 263 371 288l-6 3L342 271 321 291Z" />
      <Cut tone="sun" d="M330 302v-11h10v11Z" />
    </Lit>
  );
}
