import { motifs } from "./motifs.ts";
import { chance, cloud, line, mix, sampleSlip, sheet, size, token, wavy } from "./paper.ts";

type Light = { sky: readonly [string, string, string]; sun: string; sunX: number; sunY: number };

const lights: readonly Light[] = [
  {
    sky: [token("sky-high"), token("sky-low"), token("dune-far")],
    sun: token("sun"),
    sunX: 1130,
    sunY: 330,
  },
  {
    sky: [token("paper"), token("glass"), token("sage")],
    sun: token("sky-high"),
    sunX: 420,
    sunY: 230,
  },
  {
    sky: [token("dune-far"), token("dune"), mix(token("dune"), token("coral"), 0.4)],
    sun: token("sun"),
    sunX: 780,
    sunY: 400,
  },
  {
    sky: [token("sky-low"), token("sun"), token("dune")],
    sun: token("paper"),
    sunX: 1240,
    sunY: 240,
  },
];

function sky({ sky: colours, sun, sunX, sunY }: Light, rough: boolean): string {
  const tone = (colour: string) => (rough ? mix(colour, token("muted"), 0.58) : colour);
  const [high, middle, low] = colours;
  const disc = `<circle cx="${sunX}" cy="${sunY}" r="104" fill="${sun}"/>`;
  return [
    `<rect width="${size.width}" height="${size.height}" fill="${tone(high)}"/>`,
    rough ? "" : disc,
    sheet(wavy(300, 22, 900, sunX), tone(middle)),
    rough ? "" : disc,
    sheet(wavy(440, 26, 1200, sunX + 500), tone(low)),
  ].join("");
}

function storm(seed: number): string {
  const random = chance(seed + 40);
  const clouds = [
    { x: 60, y: 250, width: 640 },
    { x: 560, y: 200, width: 760 },
    { x: 1120, y: 280, width: 560 },
  ].map(({ x, y, width }, index) =>
    sheet(cloud(x, y, width), mix(token("muted"), token("ink"), 0.15 + index * 0.18)),
  );
  const rain = Array.from({ length: 46 }, () => {
    const x = Math.round(random() * 1640);
    const y = Math.round(290 + random() * 250);
    return `M${x} ${y}l-22 62`;
  }).join("");
  return line(rain, token("glass"), 5) + clouds.join("");
}

const calmClouds = () =>
  sheet(cloud(140, 210, 330), token("paper")) + sheet(cloud(1000, 150, 240), token("paper"));

function sea(rough: boolean, seed: number, from: number, to: number): string {
  return Array.from({ length: 5 }, (_, row) => {
    if (row < from || row >= to) return "";
    const colour = mix(token("sea"), token("deep"), row * 0.2 + (rough ? 0.18 : -0));
    const y = 580 + row * 78;
    const edge = rough
      ? wavy(y, 20 + row * 7, 250 + row * 50, seed * 97 + row * 130, true)
      : wavy(y, 3 + row, 700, seed * 97 + row * 210);
    const glints = [0, 1, 2].map((index) => {
      const x = (seed * 210 + row * 330 + index * 540) % 1500;
      return rough
        ? ""
        : line(`M${x} ${y + 34}h${110 - index * 22}`, mix(colour, token("glass"), 0.4), 6);
    });
    return sheet(edge, colour) + glints.join("");
  }).join("");
}

function sand(rough: boolean): string {
  const wet = rough ? mix(token("dune"), token("muted"), 0.4) : token("dune");
  const dry = rough ? mix(token("dune-far"), token("muted"), 0.35) : token("dune-far");
  return sheet(wavy(950, 16, 1500, 300), wet) + sheet(wavy(1000, 20, 1700, 700), dry);
}

/** One picture as SVG: the same place before (rough) and after (calm). */
export function scene(category: string, pair: number, rough: boolean): string {
  const motif = motifs[category];
  const light = lights[pair % lights.length];
  if (!motif || !light) throw new Error(`Sample pictures: expected a scene for ${category}`);
  const seed = pair + 1 + Object.keys(motifs).indexOf(category) * 5;
  const { far, near } = motif({ rough, seed });
  const mirror = pair % 2 ? ` transform="translate(${size.width} 0) scale(-1 1)"` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><g${mirror}>`,
    sky(light, rough),
    rough ? storm(seed) : calmClouds(),
    sea(rough, seed, 0, 3),
    far,
    sea(rough, seed, 4, 5),
    sand(rough),
    near,
    `</g>${sampleSlip()}</svg>`,
  ].join("");
}
