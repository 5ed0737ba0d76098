import sharp from "sharp";
import { providerName } from "../../content-schema/facts.ts";
import { practice } from "../../content-schema/practice.ts";
import { colors } from "../../content-schema/theme.ts";

/** The mark on a square; `share` of the side is the mark, the rest its margin. */
async function square(icon: string, side: number, share: number, ground?: string): Promise<Buffer> {
  const mark = Math.round(side * share);
  const drawn = await sharp(Buffer.from(icon), { density: 72 * (mark / 44) })
    .resize(mark, mark)
    .png()
    .toBuffer();
  return sharp({
    create: { width: side, height: side, channels: 4, background: ground ?? "#0000" },
  })
    .composite([{ input: drawn, gravity: "centre" }])
    .png({ palette: true })
    .toBuffer();
}

/** An icon file that holds PNG pictures, for browsers and readers that ask for /favicon.ico. */
function ico(pictures: readonly { side: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, data }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

/** Icons and the web app manifest by file name, from the practice's mark. */
export async function icons(mark: string): Promise<Record<string, Buffer | string>> {
  const { paper } = colors.light;
  const [small, medium, touch, middle, large, maskable] = await Promise.all([
    square(mark, 16, 1),
    square(mark, 32, 1),
    square(mark, 180, 0.72, paper),
    square(mark, 192, 0.92),
    square(mark, 512, 0.92),
    // Launchers cut a maskable icon to a circle of four fifths (W3C, Web App Manifest).
    square(mark, 512, 0.56, paper),
  ]);
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
    "favicon.ico": ico([
      { side: 16, data: small },
      { side: 32, data: medium },
    ]),
    "apple-touch-icon.png": touch,
    "icon-192.png": middle,
    "icon-512.png": large,
    "icon-maskable.png": maskable,
    "site.webmanifest": JSON.stringify(manifest),
  };
}
