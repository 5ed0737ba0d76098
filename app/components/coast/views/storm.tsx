import { Cut, Land, Slivers, Water } from "../parts.tsx";
import { Crests } from "../sea.tsx";
import { Bluff } from "../shore.tsx";
import { Birds, Cloud, SkyBands, Stars, Sun } from "../sky.tsx";

/** A clearing storm: its front moves off to the right, light falls below it. */
export function StormView() {
  return (
    <>
      <SkyBands at={[90, 150]} />
      <Stars at="760 70 4, 850 110 3, 700 130 3" />
      <Sun x={930} y={146} r={50} />
      <Cut tone="beam" d="M946 176L1130 480H1030ZM970 170L1330 480H1210ZM916 184L900 480H830Z" />
      <Cloud belly tone="mist" x={970} y={128} width={560} height={90} heads={7} />
      <Cut
        tone="sea-mid"
        d="M1182 168l-22 42 4 1zM1222 164l-26 54 4 1zM1258 178l-20 40 4 1zM1294 172l-28 56 4 1zM1334 184l-20 40 4 1zM1372 176l-24 48 4 1z"
      />
      <Cloud belly tone="lagoon" x={1030} y={98} width={520} height={90} heads={6} depth={2} />
      <Cloud belly tone="sea" x={1100} y={66} width={540} height={90} heads={6} />
      <Cloud belly tone="sea-mid" x={1200} y={34} width={520} height={100} heads={5} depth={2} />
      <Land tone="dune" ridge="640 224 720 208 800 214 880 216 960 226" floor={240} />
      <Water tone="shallow" y={220} from={640} height={0.8} />
      <Slivers at="930 230 80, 946 239 54, 920 248 42, 936 256 28" />
      <Crests tone="lagoon" y={276} from={680} length={92} height={18} />
      <Slivers tone="shallow" at="900 292 44, 1080 296 60, 1290 292 50" />
      <Crests tone="sea" y={326} from={710} length={150} height={34} />
      <Slivers tone="lagoon" at="890 346 50, 1050 344 56, 1230 350 60, 1390 342 40" />
      <Crests tone="sea-mid" depth={2} y={394} from={750} length={230} height={58} />
      <Slivers tone="sea" at="930 414 60, 1110 420 70, 1310 416 60" />
      <Crests tone="deep" depth={3} y={452} from={800} length={290} height={62} />
      <Slivers tone="sea-mid" at="1000 474 60, 1230 470 80" />
      <Bluff shape="slope" />
      <Land
        tone="deep"
        depth={3}
        ridge="-20 466 180 456 420 468 700 458 900 466 1060 452 1240 466 1460 456"
      />
      <Birds at="1040 190 22, 1078 176 15, 1010 168 13" />
    </>
  );
}
