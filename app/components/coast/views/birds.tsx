import { Cut, Land, Slivers, Water } from "../parts.tsx";
import { Surf } from "../sea.tsx";
import { Lowland } from "../shore.tsx";
import { Birds, Sun } from "../sky.tsx";

/** A gull over the surf, the flock behind it. */
export function BirdsView() {
  return (
    <Lowland>
      <Sun x={1200} y={164} r={72} />
      <Cut tone="cloud" d="M1240 208q50-14 90-6q30-16 66-4q40-2 74 12q-116 8-230-2z" />
      <Land tone="dune-far" floor={232} ridge="-20 206 200 194 400 210 600 222 740 232" />
      <Water tone="lagoon" y={226} height={1} />
      <Slivers at="1200 236 72, 1190 248 48" />
      <Cut tone="glass" d="M1098 150Q1076 108 1018 86Q1040 82 1070 92Q1122 110 1134 146Z" />
      <Cut tone="sea-mid" d="M1018 86Q1040 82 1062 89L1052 104Q1040 94 1018 86Z" />
      <Cut
        tone="foam"
        d="M1046 166Q1040 154 1054 150Q1066 146 1080 152Q1112 142 1140 152Q1160 160 1196 158
          L1184 168 1200 176Q1160 180 1132 176Q1084 182 1046 166Z"
      />
      <Cut
        tone="foam"
        d="M1090 158Q1128 104 1200 74Q1226 64 1250 68Q1196 96 1162 160Q1130 176 1090 158Z"
      />
      <Cut tone="sea-mid" d="M1250 68Q1224 64 1198 75L1206 98Q1224 82 1250 68Z" />
      <Cut tone="sun" d="M1047 156L1030 164 1047 166Z" />
      <circle className="coast-deep" cx="1059" cy="155" r="2" />
      <Land tone="sea" ridge="-20 258 200 246 420 262 640 252 880 268 1120 256 1300 268 1460 258" />
      <Surf x={960} y={248} />
      <Land
        tone="sea-mid"
        ridge="-20 284 200 292 420 282 660 292 900 298 1060 286 1280 292 1460 284"
      />
      <Birds at="900 150 34, 948 176 26, 852 184 24, 890 206 18, 1330 120 30, 1370 142 22" />
    </Lowland>
  );
}
