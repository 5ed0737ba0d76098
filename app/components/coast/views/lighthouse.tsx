import { Birds, Cut, Hill, Sea } from "../parts.tsx";

/** A lighthouse on its headland, the lamp still lit at first light. */
export function LighthouseView() {
  return (
    <>
      <circle className="coast-glow" cx="1150" cy="95" r="88" />
      <circle className="coast-glow" cx="1150" cy="95" r="52" />
      <Cut
        tone="cloud"
        d="M1230 104q44-12 78-5q28-14 60-3q34-3 66 9q-104 8-204-1zM930 84q34-10 62-4q26-10 60 5
          q-62 6-122-1z"
      />
      <Hill
        tone="dune-far"
        floor={230}
        ridge={[
          [-20, 204],
          [160, 188],
          [340, 202],
          [520, 216],
          [680, 232],
        ]}
      />
      <Sea tone="lagoon" y={224} />
      <Hill
        tone="mist"
        ridge={[
          [1000, 260],
          [1050, 214],
          [1120, 196],
          [1240, 196],
          [1340, 176],
          [1460, 160],
        ]}
      />
      <Cut tone="paper" d="M1130 112H1170L1180 206H1120Z" />
      <Cut tone="sea" d="M1127 136H1173L1176 160H1124ZM1122 182H1178L1180 206H1120Z" />
      <Cut
        tone="deep"
        d="M1122 106H1178V113H1122ZM1132 82Q1136 64 1150 58Q1164 64 1168 82ZM1148 48h4v12h-4z
          M1134 82h3v26h-3zM1163 82h3v26h-3z"
      />
      <Cut tone="sun" d="M1140 84H1160V106H1140Z" />
      <Cut tone="sand" d="M1200 178H1262V218H1200Z" />
      <Cut tone="clay" d="M1192 180L1214 156H1248L1270 180Z" />
      <Cut tone="sea-mid" d="M1212 186h10v10h-10zM1238 186h10v10h-10z" />
      <Hill
        tone="sage"
        ridge={[
          [930, 290],
          [996, 250],
          [1044, 216],
          [1130, 202],
          [1250, 206],
          [1350, 194],
          [1460, 184],
        ]}
      />
      <Hill
        tone="moss"
        ridge={[
          [980, 300],
          [1050, 262],
          [1140, 250],
          [1240, 236],
          [1350, 240],
          [1460, 222],
        ]}
      />
      <Hill
        tone="sea"
        ridge={[
          [-20, 256],
          [180, 246],
          [400, 260],
          [620, 252],
          [820, 268],
          [980, 280],
          [1180, 288],
          [1460, 284],
        ]}
      />
      <Cut
        tone="paper"
        d="M900 278Q960 264 1000 276Q1044 268 1084 284Q1130 278 1172 292Q1030 298 900 278Z"
      />
      <Hill
        tone="sea-mid"
        ridge={[
          [-20, 288],
          [220, 278],
          [460, 294],
          [700, 286],
          [920, 292],
          [1140, 298],
          [1460, 290],
        ]}
      />
      <Birds
        flock={[
          [1030, 140, 26],
          [1066, 160, 18],
          [980, 166, 18],
        ]}
      />
    </>
  );
}
