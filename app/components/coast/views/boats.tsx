import { Cut, Land, Slivers, Water } from "../parts.tsx";
import { Boat } from "../sea.tsx";
import { Lowland } from "../shore.tsx";
import { Birds, Sun } from "../sky.tsx";

/** A morning regatta: three sails in a light wind. */
export function BoatsView() {
  return (
    <Lowland>
      <Sun x={1260} y={132} r={48} />
      <Cut tone="cloud" d="M1180 116q46-12 80-5q28-14 62-2q34-2 66 10q-104 8-208-3z" />
      <Land
        tone="dune-far"
        floor={224}
        ridge="-20 200 180 184 380 198 560 188 760 204 940 218 1040 226"
      />
      <Land tone="mist" floor={224} ridge="-20 214 140 206 300 216 460 224" />
      <Water tone="lagoon" y={220} height={1} />
      <Boat x={800} y={228} size={46} jib="haze" />
      <Boat x={1316} y={236} size={84} jib="dune" />
      <Slivers tone="glass" at="800 238 34, 1316 248 60, 1306 258 36, 620 236 60" />
      <Land tone="sea" ridge="-20 248 200 258 440 246 680 258 900 266 1100 258 1280 270 1460 262" />
      <Boat x={1090} y={272} size={196} />
      <Cut tone="deep" d="M1089 62h5v196h-5z" />
      <Cut tone="sun" d="M1094 62q16 0 30 9q-14 8-30 9z" />
      <Slivers tone="glass" at="1096 288 110, 1082 300 70" />
      <Land
        tone="sea-mid"
        ridge="-20 280 220 290 460 278 700 288 940 298 1140 304 1300 296 1460 302"
      />
      <Birds at="960 126 28, 926 104 20, 1196 92 18" />
    </Lowland>
  );
}
