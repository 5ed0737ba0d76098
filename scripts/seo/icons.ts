import sharp from "sharp";
import { colors } from "#content/theme";

/** `fraction` is the mark's part of the side, 0 to 1. */
async function square(icon: string, side: number, fraction: number, background = "#0000") {
  const mark = Math.round(side * fraction);
  const image = await sharp(Buffer.from(icon), { density: 72 * (mark / 44) })
    .resize(mark, mark)
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: image, gravity: "centre" }])
    .png({ palette: true })
    .toBuffer();
}

/** Returns icons by file name; `mark` is an SVG document. */
export const icons = async (mark: string): Promise<Record<string, Buffer | string>> => ({
  "favicon.svg": mark,
  "favicon.png": await square(mark, 32, 1),
  "apple-touch-icon.png": await square(mark, 180, 0.72, colors.light.paper),
});
