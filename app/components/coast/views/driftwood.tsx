import { Cut, Land, Lit, Piece, Slivers, Water } from "../parts.tsx";
import { Birds, Cloud, SkyBands, Stars, Sun } from "../sky.tsx";

/** Smooth driftwood at the tide line. */
export function DriftwoodView() {
  return (
    <>
      <SkyBands at={[70, 132]} />
      <Stars at="860 60 4, 1010 34 3, 1290 40 5, 1390 120 3" />
      <Sun x={1300} y={106} r={38} />
      <Cloud x={960} y={130} width={170} height={28} />
      <Cloud x={1330} y={142} width={120} height={15} heads={4} />
      <Birds at="1130 70 24, 1168 88 16, 1100 54 13" />
      <Land tone="sage" ridge="640 226 720 194 800 182 880 196 950 214 1000 226" floor={240} />
      <Land tone="moss" ridge="640 228 710 206 780 208 850 222" floor={240} />
      <Water tone="sea" y={220} from={600} height={0.8} />
      <Slivers tone="shallow" at="900 230 70, 1180 232 90, 1380 240 50, 1010 244 46" />
      <Water tone="lagoon" y={256} from={620} />
      <Slivers tone="glass" at="960 270 70, 1260 272 80" />
      <Surf at="600 284 680 278 770 290 870 280 980 292 1090 282 1200 294 1320 282 1460 290" />
      <Land
        tone="dune-far"
        ridge="600 346 760 338 900 330 1020 340 1140 328 1260 338 1360 330 1460 336"
      />
      <Land
        tone="bluff"
        depth={2}
        ridge="-20 212 200 204 420 206 570 214 670 236 730 274 780 326 850 378 960 432 1080 490"
      />
      <Land tone="haze" depth={0} ridge="-20 340 200 326 420 338 600 366 740 420 860 490" />
      <Cut
        tone="shade"
        d="M880 418q70-14 150 0t190-18q60-10 76-30q4 34-90 52t-210 14q-96-2-116-18z"
      />
      <Log />
      <Land
        tone="foam"
        depth={2}
        stroke={22}
        ridge="800 490 850 452 900 430 950 444 1010 428 1070 442 1130 424 1190 434 1260 418 1340 428 1460 404"
      />
      <Land
        tone="shallow"
        stroke={18}
        ridge="830 490 880 458 930 448 990 460 1050 446 1110 460 1180 448 1260 436 1340 446 1460 424"
      />
      <Slivers tone="glass" at="1010 472 60, 1180 466 66, 1370 456 60" />
      <Land tone="sea" depth={2} ridge="960 492 1060 478 1200 484 1330 474 1460 458" />
    </>
  );
}

/** A tongue of surf: foam, and wet sand behind it. */
function Surf({ at }: { at: string }) {
  const lower = (by: number) => at.replace(/(\d+) (\d+)/g, (_, x, y) => `${x} ${Number(y) + by}`);
  return (
    <>
      <Land tone="foam" ridge={at} stroke={22} />
      <Land tone="shallow" ridge={lower(11)} stroke={18} />
      <Land tone="foam" ridge={lower(30)} stroke={22} />
      <Land tone="clay" ridge={lower(39)} stroke={18} />
    </>
  );
}

function Log() {
  return (
    <Lit place="translate(840-38)scale(1.16)">
      <Piece
        tone="wood"
        at="232 330 246 300 262 268 276 258 286 266 281 284 273 308 271 328 250 342"
      />
      <Cut tone="bark" d="M268 264q9-6 17 4q-7 31-14 58q-9 10-13 8q5-36 10-70Z" />
      <Piece
        tone="linen"
        stroke={26}
        at="26 372 34 352 62 344 104 346 150 336 200 334 246 322 286 314 318 298 344 288 366 294 371 308 352 322 322 338 286 354 244 368 204 378 156 386 104 394 58 396 34 390"
      />
      <Cut
        tone="wood"
        d="M34 380q76 4 170-19t166-66l1 13q-5 7-19 14l-66 32q-82 26-182 40q-52 4-70-4Z"
      />
      <Cut tone="bark" d="M46 388q58 6 158-18t164-58q-4 4-16 10l-66 32q-82 26-182 40q-40 2-58-6Z" />
      <Piece
        tone="wood"
        at="118 352 116 330 108 312 113 302 126 304 135 318 143 334 153 348 136 356"
      />
      <Cut tone="bark" d="M122 304q9 5 31 44l-11 4q-10-26-20-48Z" />
      <Piece tone="linen" stroke={6} at="108 308 112 302 120 303 124 309 119 313 111 313" />
      <Cut
        tone="bark"
        d="M60 356q90-2 176-24q-84 26-176 24ZM76 366q74 0 140-20q-62 24-140 20ZM230 344q60-14 112-40q-48 32-112 40ZM96 378q54 2 106-16q-50 22-106 16ZM246 356q46-14 86-34q-38 26-86 34Z"
      />
      <Piece tone="wood" stroke={9} at="46 351 58 358 62 372 56 386 46 391 36 386 31 372 36 357" />
      <Piece tone="linen" stroke={8} at="46 357 54 362 57 372 53 382 46 385 39 381 36 371 40 361" />
      <Piece tone="wood" stroke={6} at="46 363 51 367 51 375 46 379 42 375 41 367" />
      <Cut tone="bark" d="M46 368q4 1 3 5t-4 1t1-6ZM224 350q8-7 17 0q-7 7-17 0Z" />
    </Lit>
  );
}
