import { Cut, Land, Lit, Piece, Slivers, Water } from "../parts.tsx";
import { Bluff } from "../shore.tsx";
import { Birds, Cloud, SkyBands, Stars, Sun } from "../sky.tsx";

/** A red bell buoy in calm water. */
export function BuoyView() {
  return (
    <>
      <SkyBands at={[56, 116]} />
      <Stars at="806 60 4, 1260 40 5, 1350 120 4, 980 40 3" />
      <Sun x={934} y={178} r={50} />
      <Cloud x={1160} y={112} width={176} height={30} />
      <Cloud x={776} y={150} width={118} height={18} heads={4} />
      <Land tone="dune" ridge="1040 226 1100 206 1170 182 1240 170 1330 150 1460 156" floor={240} />
      <Land tone="sage" ridge="1140 228 1210 210 1280 206 1350 190 1460 178" floor={240} />
      <Birds at="1250 70 24, 1290 92 16" />

      <Water tone="shallow" y={220} from={640} height={0.8} />
      <Slivers at="930 230 74, 946 239 52, 922 247 40, 938 254 26" />
      <Slivers tone="glass" at="1180 238 60, 1330 246 78" />
      <Water tone="lagoon" y={262} from={680} />
      <Slivers at="934 274 40, 924 284 26" />
      <Slivers tone="shallow" at="1240 284 56, 1370 276 44, 860 290 30" />
      <Water tone="sea" y={312} from={720} height={3} length={170} />
      <Slivers tone="lagoon" at="900 334 60, 1230 336 70, 1370 350 50, 1290 362 34" />
      <BellBuoy />
      <Water tone="sea-mid" y={396} from={740} height={4} depth={2} />
      <Slivers tone="lagoon" at="1090 414 96, 1076 426 64, 930 430 50, 1290 424 70" />
      <Slivers tone="coral" at="1106 419 36, 1096 432 24" />
      <Bluff shape="cove" />
      <Water tone="deep" y={458} height={4} length={220} depth={3} />
      <Slivers tone="sea" at="1010 474 70, 1260 472 80" />
    </>
  );
}

/** The buoy, slightly tilted: a tower of four legs with a bell and a lamp. */
function BellBuoy() {
  return (
    <Lit place="translate(846-16)scale(1.12)rotate(6 212 356)">
      <Cut tone="coral-dark" d="M236 336L220 232h4l19 104ZM196 336L206 232h3l-6 104Z" />
      <Cut tone="coral" d="M175 342L198 228h9L187 342ZM241 342L221 228h9L252 342Z" />
      <Cut tone="coral" d="M186 299H243l2 9H184ZM192 267H237l2 8H190Z" />
      <Cut tone="coral-dark" d="M187 306L237 270l3 4-50 35ZM242 306L193 270l-2 4 47 35Z" />
      <Cut tone="amber" d="M205 276Q204 292 196 298H234Q226 292 225 276Q215 267 205 276Z" />
      <Cut tone="wood" d="M219 271q6 2 6 5q1 16 9 22h-12q-1-14-3-27Z" />
      <Cut tone="deep" d="M211 298h8q-1 7-4 7t-4-7ZM188 221h52l1 9h-54Z" />
      <Cut tone="coral" d="M198 221L201 186H227L231 221Z" />
      <Cut tone="coral-dark" d="M216 186H227L231 221H218Z" />
      <Cut tone="sail" d="M199 203H229l1 8H199Z" />
      <Cut tone="light" d="M205 186L206 168H222L223 186Z" />
      <Cut
        tone="deep"
        d="M210 186V168h2v18ZM216 186V168h2v18ZM202 169Q214 151 226 169ZM213 160v-14h2v14Z"
      />
      <Piece tone="coral" at="150 352 164 337 214 331 262 337 279 352 270 374 214 382 158 374" />
      <Cut tone="coral-dark" d="M222 332Q262 335 279 352Q276 370 262 375Q236 382 222 381Z" />
      <Cut tone="rose" d="M160 345q26-7 56-5q-24 2-56 5Z" />
    </Lit>
  );
}
