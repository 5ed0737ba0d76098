import { Land, Slivers, Water } from "../parts.tsx";
import { Birds, Cloud, Stars, Sun } from "../sky.tsx";

/** A plain strip for text pages: water, one hill, a low sun. */
export function Strip() {
  return (
    <>
      <Stars at="1180 30 4, 1340 44 3, 900 36 3" />
      <Sun x={1220} y={104} r={34} />
      <Cloud x={1010} y={84} width={140} height={20} />
      <Birds at="960 56 18, 992 44 13" />
      <Land tone="dune-far" ridge="640 126 800 112 960 118 1080 128" floor={190} />
      <Water tone="shallow" y={122} from={600} height={0.8} floor={190} />
      <Slivers at="1220 130 50, 1212 139 34" />
      <Water tone="lagoon" y={148} from={640} floor={190} />
      <Land
        tone="bluff"
        depth={2}
        floor={190}
        ridge="-20 124 200 112 420 120 600 124 720 134 840 150 960 166 1120 190"
      />
      <Land tone="sea" floor={190} depth={2} ridge="1000 190 1120 176 1280 168 1460 158" />
    </>
  );
}
