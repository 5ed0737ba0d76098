import { Cut, Land, Slivers, Water } from "../parts.tsx";
import { Surf } from "../sea.tsx";
import { Birds, Sun } from "../sky.tsx";

const posts = Array.from({ length: 11 }, (_, index) => 946 + index * 50);

/** Huntington Beach: the long pier on its posts, the house at its end, surf rolling under it. */
export function PierView() {
  return (
    <g transform="translate(0 160)">
      <Sun x={1180} y={150} r={58} />
      <Land tone="dune-far" floor={216} ridge="-20 196 180 182 380 200 560 210 660 218" />
      <Water tone="lagoon" y={214} height={1} />
      <Slivers at="1180 222 70, 1170 234 48" />
      <Cut
        tone="sea-mid"
        d={posts
          .map((x, index) => `M${x} 180h7l3 ${96 + index}h-13zM${x + 4} 196l46 34v5l-46-34z`)
          .join("")}
      />
      <Cut tone="deep" d="M884 172H2600V186H900Q888 184 884 172Z" />
      <Cut
        tone="deep"
        d={`${posts.map((x) => `M${x} 158h3v16h-3z`).join("")}M940 157H2600v3H940Z`}
      />
      <Cut tone="sand" d="M898 136H984V172H898Z" />
      <Cut tone="sea" d="M886 138Q912 126 920 110H962Q970 126 996 138ZM928 110v-10h26v10z" />
      <Cut tone="sun" d="M908 148h14v14h-14zM934 148h14v24h-14zM960 148h14v14h-14z" />
      <Cut tone="deep" d="M940 78h2v22h-2zM942 79q10 2 18 0v9q-8 3-18 0z" />
      <Land tone="sea" ridge="-20 252 200 240 420 256 640 246 860 262 1100 250 1290 262 1460 252" />
      <Surf x={1046} y={242} />
      <Land
        tone="sea-mid"
        ridge="-20 286 220 276 440 292 680 294 900 300 1060 292 1240 288 1460 276"
      />
      <Land tone="deep" ridge="-20 312 260 302 560 314 820 316 1080 306 1300 312 1460 304" />
      <Birds at="1082 112 30, 1128 92 22, 868 118 18" />
    </g>
  );
}
