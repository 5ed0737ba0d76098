import type { Finding } from "../report.ts";

/** The long side of the copy for measuring, and of the thumbnail (pixels). */
const measured = 1024;
const shown = 320;

/** By experiment: a blur of 3 px of the measured copy gives less than 20, up to 2 px over 40. */
const leastSharpness = 25;

function drawn(picture: ImageBitmap, longSide: number) {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const size = (side: number) => Math.max(1, Math.round(side * scale));
  const canvas = new OffscreenCanvas(size(picture.width), size(picture.height));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("canvas: expected a 2d context, got none");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

const tiles = 10;

/** Luma of each pixel, 0 to 255 (ITU-R BT.601). */
function grayOf({ data, width, height }: ImageData): Float32Array {
  const gray = new Float32Array(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const red = data[at * 4] ?? 0;
    const green = data[at * 4 + 1] ?? 0;
    gray[at] = 0.299 * red + 0.587 * green + 0.114 * (data[at * 4 + 2] ?? 0);
  }
  return gray;
}

/** The 90th percentile of all tiles: a plain background is no blur (Pech-Pacheco et al., 2000). */
function sharpnessOf(gray: Float32Array, width: number, height: number): number {
  const sums = Array.from({ length: tiles ** 2 }, () => ({ sum: 0, squares: 0, count: 0 }));
  for (let y = 1; y < height - 1; y += 1) {
    const row = Math.floor((y * tiles) / height) * tiles;
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const laplacian =
        4 * (gray[at] ?? 0) -
        (gray[at - 1] ?? 0) -
        (gray[at + 1] ?? 0) -
        (gray[at - width] ?? 0) -
        (gray[at + width] ?? 0);
      const tile = sums[row + Math.floor((x * tiles) / width)];
      if (!tile) continue;
      tile.sum += laplacian;
      tile.squares += laplacian * laplacian;
      tile.count += 1;
    }
  }
  const variances = sums.map(({ sum, squares, count }) =>
    count === 0 ? 0 : squares / count - (sum / count) ** 2,
  );
  return variances.sort((a, b) => a - b)[Math.floor(variances.length * 0.9)] ?? 0;
}

function lightFindings(picture: ImageData): Finding[] {
  const gray = grayOf(picture);
  const part = (of: (value: number) => boolean) => gray.filter(of).length / gray.length;
  const mean = gray.reduce((sum, value) => sum + value, 0) / gray.length;
  const isBlurred = sharpnessOf(gray, picture.width, picture.height) < leastSharpness;
  const focus: Finding = { code: isBlurred ? "blurred" : "sharp" };
  // A dark image has too little detail to judge focus.
  if (mean < 60) return [{ code: "dark" }];
  if (mean > 225 || part((value) => value > 245) > 0.5) return [focus, { code: "bright" }];
  if (part((value) => value < 35) > 0.35) return [focus, { code: "halfInShadow" }];
  return [focus, { code: "light" }];
}

/** Returns the findings about focus and light, and a thumbnail. Closes the bitmap. */
export function lookAt(picture: ImageBitmap): { findings: Finding[]; thumbnail: ImageBitmap } {
  const { canvas, context } = drawn(picture, measured);
  picture.close();
  const findings = lightFindings(context.getImageData(0, 0, canvas.width, canvas.height));
  const small = drawn(canvas.transferToImageBitmap(), shown);
  return { findings, thumbnail: small.canvas.transferToImageBitmap() };
}

/** Encodes an image as a JPEG of the same size, without metadata. */
export async function asJpeg(picture: ImageBitmap): Promise<Blob> {
  const { canvas } = drawn(picture, Math.max(picture.width, picture.height));
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
}
