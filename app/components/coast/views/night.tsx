import { Cut, Land, Slivers, Water } from "../parts.tsx";
import { Boat } from "../sea.tsx";
import { Lowland } from "../shore.tsx";
import { Stars } from "../sky.tsx";

/** A calm night: rings of sky around the moon, its light on the water. */
export function NightView() {
  return (
    <Lowland>
      <Land tone="mist" ridge="-20 170 240 190 520 178 760 140 930 62 1140 20 1340 58 1460 110" />
      <Land tone="lagoon" ridge="-20 200 240 214 540 206 800 178 960 96 1140 52 1310 88 1460 158" />
      <Land
        tone="sea-mid"
        ridge="-20 226 260 234 560 230 840 212 990 128 1140 84 1280 116 1460 206"
      />
      <circle className="coast-sea" cx="1140" cy="170" r="62" />
      <Cut tone="sun" d="M1146 108A62 62 0 1 0 1198 192A50 50 0 0 1 1146 108Z" />
      <Stars
        tone="sand"
        at="1010 172 4, 1232 150 5, 1290 206 3, 960 214 3, 860 232 3, 1060 128 3, 700 238 3, 1376 186 4, 420 246 3"
      />
      <Land tone="sea" ridge="-20 246 160 238 360 250 560 258 760 266 900 270" />
      <Land tone="sea" ridge="1240 270 1320 252 1400 238 1460 236" />
      <Water tone="deep" y={262} height={1} />
      <Slivers at="1140 270 70, 1128 282 50, 1150 294 36, 1138 306 20" />
      <Boat x={960} y={274} size={40} sail="glass" jib="sage" />
    </Lowland>
  );
}
