import { Cut, Land, Slivers, Water } from "../parts.tsx";
import { Boat } from "../sea.tsx";
import { Lowland } from "../shore.tsx";
import { Birds, Sun } from "../sky.tsx";

/** First light: the sun rises from the water, the tide line marks the sand. */
export function DawnView() {
  return (
    <Lowland>
      <Sun x={1130} y={196} r={92} />
      <Cut tone="cloud" d="M930 150q60-14 104-8q30-18 74-4q44-4 92 14q-136 10-270-2z" />
      <Land tone="dune-far" floor={214} ridge="-20 188 140 172 330 186 520 204 690 216" />
      <Land tone="dune" floor={214} ridge="1290 216 1360 194 1460 176" />
      <Water tone="sea" y={212} height={1} />
      <Boat x={948} y={216} size={30} />
      <Slivers at="1130 220 92, 1122 233 66, 1138 246 40" />
      <Land tone="lagoon" ridge="-20 240 220 252 470 242 720 256 960 264 1200 254 1460 266" />
      <Land
        tone="foam"
        ridge="-20 270 180 262 400 276 640 284 880 276 1080 290 1290 280 1460 288"
      />
      <Land
        tone="dune-far"
        ridge="-20 280 180 272 400 285 640 296 880 287 1080 299 1290 292 1460 298"
      />
      <Birds at="820 150 28, 862 128 20" />
    </Lowland>
  );
}
