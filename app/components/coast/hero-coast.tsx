import { PalmCrown } from "./palm.tsx";
import { Birds, Boat, Cut, Glints, Hill, Sea, Sun } from "./parts.tsx";
import { trunk } from "./paths.ts";
import "./coast.css";

/**
 * Dawn over the ocean, for the foot of the home hero. It hangs on the right and bottom edges, so
 * sun and palm stay in every crop; the sky above it is the hero's own (`coast-sky`).
 */
export function HeroCoast() {
  return (
    <svg
      className="coast-hero"
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <Sun x={1080} y={300} r={136} />
      <Cut tone="cloud" d="M858 268q64-18 120-10q26-16 66-6q40-4 84 16q-140 10-270 0z" />
      <Cut tone="cloud" d="M1110 214q46-12 84-4q40-12 88 6q-90 8-172-2z" />
      <Hill
        tone="dune-far"
        floor={360}
        ridge={[
          [-20, 268],
          [150, 236],
          [330, 262],
          [520, 288],
          [700, 318],
          [860, 346],
          [980, 362],
        ]}
      />
      <Hill
        tone="dune"
        floor={372}
        ridge={[
          [-20, 306],
          [130, 312],
          [300, 286],
          [450, 304],
          [610, 338],
          [800, 364],
        ]}
      />
      <Hill
        tone="dune"
        floor={372}
        ridge={[
          [1170, 366],
          [1270, 342],
          [1360, 316],
          [1460, 306],
        ]}
      />
      <Sea y={356} floor={480} />
      <Hill
        tone="sage"
        floor={480}
        ridge={[
          [-20, 334],
          [120, 328],
          [280, 346],
          [420, 372],
          [560, 396],
          [680, 412],
          [790, 440],
        ]}
      />
      <Glints
        thick={5}
        bars={[
          [1080, 366, 132],
          [1072, 384, 100],
          [1092, 402, 74],
          [1076, 420, 46],
        ]}
      />
      <Boat x={900} y={364} size={44} />
      <Birds
        flock={[
          [760, 250, 34],
          [806, 226, 26],
          [716, 222, 20],
        ]}
      />
      <Hill
        tone="sea-mid"
        floor={480}
        ridge={[
          [-20, 400],
          [160, 388],
          [360, 408],
          [580, 430],
          [800, 416],
          [1010, 428],
          [1220, 442],
          [1460, 410],
        ]}
      />
      <Hill
        tone="deep"
        floor={480}
        ridge={[
          [-20, 456],
          [200, 440],
          [440, 456],
          [700, 470],
          [960, 452],
          [1180, 446],
          [1330, 424],
          [1460, 426],
        ]}
      />
      <Cut tone="deep" d={trunk([1348, 440], [1296, 190], 26, 34)} />
      <g transform="translate(1296 188) scale(1.25)">
        <PalmCrown />
      </g>
    </svg>
  );
}
