import { frond } from "../../app/components/coast/paths.ts";
import { chance, line, mix, sheet, token } from "./paper.ts";

/** What stands in a scene, in rough weather and in calm. */
export type Motif = (weather: { rough: boolean; seed: number }) => { far: string; near: string };

const foam = (x: number, y: number, width: number, seed: number) => {
  const random = chance(seed);
  return Array.from({ length: 9 }, (_, index) => {
    const r = 16 + random() * 30;
    return `<circle cx="${Math.round(x + (index / 8) * width)}" cy="${Math.round(y - random() * 46)}" r="${Math.round(r)}" fill="${token("paper")}"/>`;
  }).join("");
};

const reflections = (x: number, y: number, width: number) =>
  [0, 1, 2, 3]
    .map((row) => {
      const inset = row * width * 0.11;
      return line(`M${x + inset} ${y + row * 30}H${x + width - inset}`, token("glass"), 7);
    })
    .join("");

const stone = (x: number, y: number, r: number, fill: string) =>
  sheet(
    `M${x - r} ${y}L${x - r * 0.7} ${y - r * 0.6}L${x - r * 0.1} ${y - r * 0.9}L${x + r * 0.6} ${y - r * 0.66}L${x + r} ${y}Z`,
    fill,
  );

const beach: Motif = ({ rough, seed }) => {
  const random = chance(seed);
  const places = Array.from({ length: 15 }, (_, index) => ({
    x: Math.round(70 + (index / 14) * 1460),
    y: Math.round(965 + random() * 190),
    r: Math.round(36 + random() * 62),
  })).sort((first, second) => first.y - second.y);
  const ripples = [980, 1030, 1080, 1130].map((y, row) =>
    line(
      `M${90 + row * 40} ${y}q180 -34 360 0t360 0t360 0`,
      mix(token("dune"), token("dune-far"), 0.5),
      9,
    ),
  );
  const stones = places.map(({ x, y, r }, index) =>
    stone(x, y, r, index % 2 ? token("muted") : token("edge")),
  );
  return { far: "", near: rough ? stones.join("") : ripples.join("") };
};

const stacks: Motif = ({ rough, seed }) => {
  const rock = mix(token("sea-mid"), token("deep"), 0.5);
  const shapes = [
    sheet("M300 760L340 520L400 400L470 380L520 470L560 600L600 760Z", rock),
    sheet("M680 770L710 610L760 540L830 580L860 770Z", mix(rock, token("sage"), 0.35)),
  ].join("");
  const foot = rough
    ? foam(290, 770, 320, seed) + foam(670, 785, 200, seed + 1)
    : reflections(290, 790, 320) + reflections(670, 800, 200);
  return { far: shapes + foot, near: "" };
};

const pier: Motif = ({ rough, seed }) => {
  const wood = mix(token("hair"), token("dune"), 0.3);
  const posts = Array.from({ length: 9 }, (_, index) => {
    const x = 60 + index * 130;
    return line(`M${x} 610L${x + (rough && index % 3 === 1 ? 34 : 0)} 860`, wood, 20);
  }).join("");
  const rails = line("M0 545H1120", wood, 9) + line("M0 610H1150", wood, 26);
  const stakes = Array.from({ length: 13 }, (_, index) =>
    line(`M${20 + index * 90} 545V600`, wood, 8),
  );
  const hut =
    sheet("M930 600V480H1090V600Z", token("on-deep")) +
    sheet("M905 486L1010 400L1115 486Z", token("coral"));
  const water = rough
    ? foam(40, 850, 1080, seed) + foam(240, 820, 700, seed + 3)
    : reflections(60, 880, 1000);
  return { far: posts + rails + stakes.join("") + hut + water, near: "" };
};

const boat: Motif = ({ rough, seed }) => {
  const turn = rough ? "rotate(-19 800 780)" : "";
  const sails = rough
    ? sheet("M812 690V470L930 690Z", token("on-deep"))
    : sheet("M812 690V320Q960 470 1000 690Z", token("on-deep")) +
      sheet("M786 690V380Q680 520 640 690Z", token("sun"));
  const hull = sheet("M600 720H1040Q1010 830 930 840H690Q630 820 600 720Z", token("coral"));
  const mast = line("M800 720V300", token("hair"), 13);
  const water = rough ? foam(560, 850, 520, seed) : reflections(620, 870, 400);
  return { far: `<g transform="${turn}">${mast}${sails}${hull}</g>${water}`, near: "" };
};

const palms: Motif = ({ rough }) => {
  const trees = [
    { x: 330, y: 1010, height: 600, scale: 1.15 },
    { x: 560, y: 1050, height: 480, scale: 0.95 },
    { x: 1230, y: 1000, height: 540, scale: 1.05 },
  ];
  const angles = rough ? [30, 12, -4, -18, -32, 48] : [168, 140, 112, 68, 40, 12];
  const drawn = trees.map(({ x, y, height, scale }) => {
    const lean = rough ? height * 0.42 : 30;
    const top = [x + lean, y - height * (rough ? 0.86 : 1)];
    const trunk = `M${x} ${y}Q${x + lean * 0.15} ${y - height * 0.6} ${top.join(" ")}`;
    const crown = angles
      .map(
        (angle, index) =>
          `<path d="${frond(angle, 210)}" fill="${index % 2 ? token("sea-mid") : token("lagoon")}"/>`,
      )
      .join("");
    return `${line(trunk, token("hair"), 24 * scale)}<g transform="translate(${top.join(" ")}) scale(${scale})">${crown}</g>`;
  });
  return { far: "", near: drawn.join("") };
};

const cliffs: Motif = ({ rough, seed }) => {
  const rows = [
    sheet(
      "M760 860L860 620L980 560L1060 430L1240 390L1360 300L1640 260V860Z",
      mix(token("dune"), token("sage"), 0.45),
    ),
    sheet("M960 870L1080 700L1190 660L1280 540L1430 510L1640 430V870Z", token("dune")),
    sheet(
      "M1140 880L1260 790L1380 760L1480 690L1640 650V880Z",
      mix(token("dune"), token("coral"), 0.25),
    ),
  ].join("");
  const foot = rough
    ? foam(740, 860, 460, seed) + foam(960, 850, 620, seed + 2) + foam(860, 800, 260, seed + 4)
    : reflections(640, 880, 700);
  return { far: rows + foot, near: "" };
};

const bridge: Motif = ({ rough, seed }) => {
  const stoneColour = token("on-deep");
  const land =
    sheet("M-40 900V430L150 470L330 560L420 900Z", token("sage")) +
    sheet("M1640 900V400L1420 470L1270 570L1180 900Z", mix(token("sage"), token("sea-mid"), 0.3));
  const arch = line("M360 780Q800 300 1240 780", stoneColour, 34);
  const pillars = [480, 600, 720, 880, 1000, 1120].map((x) => {
    const along = (x - 360) / 880;
    const y = 780 * (1 - along) ** 2 + 2 * 300 * along * (1 - along) + 780 * along ** 2;
    return line(`M${x} 480V${Math.round(y)}`, stoneColour, 14);
  });
  const water = rough
    ? foam(400, 870, 800, seed) + foam(340, 850, 200, seed + 5)
    : reflections(480, 860, 640);
  return {
    far: `${land}${arch}${pillars.join("")}${line("M60 474H1540", stoneColour, 26)}${water}`,
    near: "",
  };
};

/** The scene of each category: a place on the coast, chosen for being nothing but that. */
export const motifs: Readonly<Record<string, Motif>> = {
  "anal-skin-tags": beach,
  abscess: stacks,
  "anal-fistula": bridge,
  "thrombosed-external-hemorrhoid": boat,
  "prolapsed-internal-hemorrhoid": palms,
  "anal-fissure": pier,
  "surgical-revisions": cliffs,
};
