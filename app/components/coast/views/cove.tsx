import { Boat, Cut, Glints, Hill, Sea } from "../parts.tsx";

/** A sheltered bay: two headlands, a crescent of sand, a cypress combed by the wind. */
export function CoveView() {
  return (
    <>
      <Hill
        tone="dune-far"
        floor={210}
        ridge={[
          [340, 212],
          [480, 192],
          [640, 178],
          [820, 192],
          [960, 212],
        ]}
      />
      <Sea tone="lagoon" y={206} />
      <Glints
        tone="glass"
        thick={3}
        bars={[
          [900, 220, 60],
          [1000, 234, 44],
          [860, 246, 50],
        ]}
      />
      <Hill
        tone="sage"
        floor={256}
        ridge={[
          [-20, 192],
          [120, 178],
          [300, 190],
          [470, 208],
          [600, 230],
          [690, 248],
          [750, 257],
        ]}
      />
      <Cut
        tone="moss"
        d="M1100 228Q1134 212 1150 182Q1166 152 1216 148Q1310 136 1460 96V320H1090Z"
      />
      <Cut tone="paper" d="M520 320Q640 290 780 288Q1000 286 1096 226L1150 214 1300 320Z" />
      <Cut tone="dune-far" d="M560 320Q660 298 790 296Q1014 294 1110 226L1150 214 1360 320Z" />
      <Cut
        tone="sage"
        d="M1104 232Q1180 206 1246 196Q1350 184 1460 150V320H1330Q1240 244 1104 232Z"
      />
      <Boat x={1000} y={252} size={54} />
      <Cut tone="deep" d="M1262 200q8-34-4-62l-26-16 30 10-2-22 10 26 34-16-30 24q-6 28 4 56z" />
      <Cut
        tone="sea-mid"
        d="M1174 124q6-22 40-20q14-22 48-16q24-12 48 2q34-2 46 18q-30 14-66 8q-30 14-60 4
          q-28 10-56 4z"
      />
      <Hill
        tone="sea-mid"
        ridge={[
          [-20, 250],
          [160, 246],
          [340, 260],
          [520, 284],
          [660, 304],
          [760, 318],
        ]}
      />
    </>
  );
}
