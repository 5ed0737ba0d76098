import { PalmCrown } from "./palm.tsx";
import { trunk } from "./palm-paths.ts";
import { Cut, Land, Slivers, Water } from "./parts.tsx";
import { Boat } from "./sea.tsx";
import { Birds, Cloud, Stars, Sun } from "./sky.tsx";
import "./coast.css";
import "./papers.css";

/**
 * Dawn over the ocean, at the bottom of the home page's hero. Anchored to the bottom right, so that
 * every crop shows sun and palm; the hero provides the sky (`coast-sky`).
 */
export function HeroCoast() {
  return (
    <>
      <svg
        className="coast-hero"
        viewBox="0 0 1440 480"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <SunriseSky />
        <Lagoon />
        <Land
          tone="sage"
          ridge="-20 330 120 326 280 336 420 356 560 378 690 402 820 428 900 450"
          stroke={56}
        />
        <LitHouse />
        <Boat x={884} y={398} size={58} />
        <Land
          tone="sea-mid"
          depth={2}
          ridge="-20 404 160 392 360 408 580 430 800 418 1010 430 1220 440 1460 414"
        />
        <Slivers tone="sea" at="560 446 70, 1060 448 80, 1260 456 60" />
        <PalmTree />
        <Land
          tone="deep"
          depth={3}
          ridge="-20 458 200 444 440 458 700 468 960 454 1180 450 1330 430 1460 432"
        />
      </svg>
      <span className="coast-grain" />
    </>
  );
}

/** The sun, which rises behind the far shore, with stars, clouds and birds. */
function SunriseSky() {
  return (
    <>
      <Stars at="1320 20 4, 1390 90 5, 760 120 4, 1260 100 3, 840 40 3, 1420 180 3, 700 200 3" />
      <g className="coast-rise">
        <Sun x={1060} y={300} r={104} />
      </g>
      <Cloud x={836} y={290} width={210} height={32} />
      <Cloud x={1110} y={222} width={180} height={28} />
      <Birds at="760 236 34, 806 212 26, 716 208 20" />
    </>
  );
}

/** The far shore, and the water in front of it with the sun's reflection. */
function Lagoon() {
  return (
    <>
      <Land
        tone="dune-far"
        floor={370}
        stroke={60}
        ridge="-20 300 150 282 330 290 520 306 700 326 860 346 980 364"
      />
      <Land tone="dune" floor={370} ridge="1120 366 1200 344 1290 322 1370 304 1460 296" />
      <Land tone="sage" floor={370} ridge="1200 368 1280 350 1370 344 1460 328" />
      <Water tone="lagoon" y={356} height={0.8} floor={420} />
      <Slivers at="1060 366 128, 1050 378 96, 1074 390 72" thick={4} />
      <Slivers tone="glass" at="1280 368 70, 820 366 60" />
      <Water tone="sea" y={396} from={380} />
      <Slivers at="1056 408 58, 1066 420 36" thick={4} />
    </>
  );
}

/** A house on the near hill; in dark mode its window is lit. */
function LitHouse() {
  return (
    <g transform="translate(330 296)">
      <Cut tone="sand" d="M0 20L44 18V54H0Z" />
      <Cut tone="glass" d="M30 19L44 18V54H30Z" />
      <Cut tone="coral" d="M-7 22L22-2 51 20Z" />
      <Cut tone="coral-dark" d="M22-2L51 20H32Z" />
      <Cut tone="sun" d="M7 27H15V37H7ZM20 27H28V37H20Z" />
    </g>
  );
}

function PalmTree() {
  return (
    <g className="coast-lit">
      <Cut tone="deep" d={trunk([1352, 446], [1300, 196], 26, 34)} />
      <g transform="translate(1300 194)scale(1.25)">
        <PalmCrown cuts={6} />
      </g>
    </g>
  );
}
