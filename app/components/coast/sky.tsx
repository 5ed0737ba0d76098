import { Cut, type Depth, Land, Sheet, type Tone } from "./parts.tsx";
import { disc, randomFrom } from "./paths.ts";

/** Sheets of sky, from high to low, over the container's sky (`coast-sky`); the lowest is lit. */
export function SkyBands({ at = [64, 120] }: { at?: readonly number[] }) {
  return (
    <>
      {at.map((y) => (
        <Land
          key={y}
          tone="haze"
          depth={0}
          floor={330}
          stroke={110}
          ridge={`-20 ${y} 170 ${y + 9} 430 ${y - 7} 690 ${y + 8} 930 ${y - 8} 1190 ${y + 6} 1460 ${y - 9}`}
        />
      ))}
      <Land
        tone="dawn"
        depth={0}
        floor={330}
        stroke={90}
        ridge="480 240 620 200 760 174 920 166 1090 178 1280 162 1460 170"
      />
    </>
  );
}

/** The sun, in dark mode the moon, in two rings of paper. */
export function Sun({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <Cut tone="glow" d={disc(x, y, Math.round(r * 1.8))} />
      <Cut tone="glow" d={disc(x, y, Math.round(r * 1.38))} />
      <Sheet tone="sun" d={disc(x, y, r)} />
    </>
  );
}

/** A bank of cloud with round heads, and a flat or rounded base. */
export function Cloud({
  x,
  y,
  width,
  height,
  heads = 5,
  tone = "cloud",
  depth,
  belly = false,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  heads?: number;
  tone?: Tone;
  depth?: Depth;
  belly?: boolean;
}) {
  const random = randomFrom(x * 3 + y + width);
  let [penX, penY] = [x, y];
  const arcs = Array.from({ length: heads }, (_, index) => {
    const along = (index + 1) / heads;
    const last = index === heads - 1;
    const nextX = Math.round(
      x + width * along + (last ? 0 : (random() - 0.5) * (width / heads) * 0.4),
    );
    const rise = Math.sin(Math.PI * along) * (0.6 + random() * 0.45);
    const nextY = last ? y : Math.round(y - height * rise);
    const radius = Math.round((nextX - penX) * (0.55 + random() * 0.2));
    const arc = `a${radius} ${Math.round(radius * 0.85)} 0 0 1 ${nextX - penX} ${nextY - penY}`;
    [penX, penY] = [nextX, nextY];
    return arc.replaceAll(" -", "-");
  });
  const part = Math.round(width / heads);
  const foot = belly
    ? `a${Math.round(part * 0.6)} ${Math.round(part * 0.36)} 0 0 1-${part} 0`.repeat(heads)
    : `q-${Math.round(width / 2)} 6-${width} 0`;
  return <Sheet tone={tone} depth={depth} d={`M${x} ${y}${arcs.join("")}${foot}z`} />;
}

const wings = [
  [-0.2, -0.32, -0.5, -0.2],
  [0.34, -0.02, 0.5, 0.36],
  [0.16, -0.38, 0.5, -0.44],
  [-0.32, -0.06, -0.5, 0.28],
];

/** Distant gulls, each "x y wing-span". */
export function Birds({ at }: { at: string }) {
  const d = at.split(", ").map((bird) => {
    const [x = 0, y = 0, span = 0] = bird.split(" ").map(Number);
    const curves = wings.map(
      (curve) => `q${curve.map((part) => Math.round(part * span * 10) / 10).join(" ")}`,
    );
    return `M${x} ${y}${curves.join("")}z`.replaceAll(" -", "-");
  });
  return <Cut tone="bird" d={d.join("")} />;
}

/** Four-pointed stars, each "x y radius"; transparent in light mode. */
export function Stars({ at, tone = "star" }: { at: string; tone?: Tone }) {
  const d = at.split(", ").map((star) => {
    const [x = 0, y = 0, r = 0] = star.split(" ").map(Number);
    const right = `q1 ${r - 1} ${r} ${r}q-${r - 1} 1-${r} ${r}`;
    const left = `q-1-${r - 1}-${r}-${r}q${r - 1}-1 ${r}-${r}z`;
    return `M${x} ${y - r}${right}${left}`;
  });
  return <Cut tone={tone} d={d.join("")} />;
}
