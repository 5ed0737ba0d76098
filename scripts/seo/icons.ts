import sharp from "sharp";
import { practice, providerName } from "#content/practice";
import { colors } from "#content/theme";

/** `share` is the mark's part of the side, 0 to 1. */
async function square(icon: string, side: number, share: number, background = "#0000") {
  const mark = Math.round(side * share);
  const drawn = await sharp(Buffer.from(icon), { density: 72 * (mark / 44) })
    .resize(mark, mark)
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: drawn, gravity: "centre" }])
    .png({ palette: true })
    .toBuffer();
}

/** Returns icons and the web app manifest by file name; `mark` is an SVG document. */
export async function icons(mark: string): Promise<Record<string, Buffer | string>> {
  const { paper } = colors.light;
  const pictures: [file: string, side: number, share: number, background?: string][] = [
    ["favicon.png", 32, 1],
    ["apple-touch-icon.png", 180, 0.72, paper],
    ["icon-192.png", 192, 0.92],
    ["icon-512.png", 512, 0.92],
    // A maskable icon's safe zone is a circle of four fifths (W3C, Web App Manifest).
    ["icon-maskable.png", 512, 0.56, paper],
  ];
  const drawn = pictures.map(async ([file, ...size]) => [file, await square(mark, ...size)]);
  const manifest = {
    id: "/",
    name: providerName,
    short_name: practice.provider.name,
    lang: practice.language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return {
    "favicon.svg": mark,
    ...Object.fromEntries(await Promise.all(drawn)),
    "site.webmanifest": JSON.stringify(manifest),
  };
}
