import type { Finding } from "../report.ts";

/** The long side of the copy for measuring, and of the thumbnail (pixels). */
const analysisSize = 1024;
const thumbnailSize = 320;

/** By experiment: a blur of 3 px of the measured copy gives less than 20, up to 2 px over 40. */
const minSharpness = 25;

function drawScaled(picture: ImageBitmap, longSide: number) {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const size = (side: number) => Math.max(1, Math.round(side * scale));
  const canvas = new OffscreenCanvas(size(picture.width), size(picture.height));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("canvas: expected a 2d context, got none");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

const tilesPerSide = 10;

/** Luma of each pixel, 0 to 255 (ITU-R BT.601). */
function grayOf({ data }: ImageData): number[] {
  const channel = (at: number) => data[at] ?? 0;
  return Array.from({ length: data.length / 4 }, (_, pixel) => {
    const at = pixel * 4;
    return 0.299 * channel(at) + 0.587 * channel(at + 1) + 0.114 * channel(at + 2);
  });
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The 90th percentile of all tiles: a plain background is no blur (Pech-Pacheco et al., 2000). */
function sharpnessOf(gray: readonly number[], width: number, height: number): number {
  const pixel = (at: number) => gray[at] ?? 0;
  const laplacians = Array.from({ length: tilesPerSide ** 2 }, (): number[] => []);
  for (let y = 1; y < height - 1; y += 1) {
    const row = Math.floor((y * tilesPerSide) / height) * tilesPerSide;
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = pixel(at - 1) + pixel(at + 1) + pixel(at - width) + pixel(at + width);
      laplacians[row + Math.floor((x * tilesPerSide) / width)]?.push(4 * pixel(at) - around);
    }
  }
  const variances = laplacians.map(
    (tile) => meanOf(tile.map((value) => value ** 2)) - meanOf(tile) ** 2,
  );
  return variances.sort((a, b) => a - b)[Math.floor(variances.length * 0.9)] ?? 0;
}

function focusAndLightFindings(picture: ImageData): Finding[] {
  const gray = grayOf(picture);
  const shareOf = (matches: (value: number) => boolean) =>
    gray.filter(matches).length / gray.length;
  const mean = meanOf(gray);
  const isBlurred = sharpnessOf(gray, picture.width, picture.height) < minSharpness;
  const focus: Finding = { code: isBlurred ? "blurred" : "sharp" };
  // A dark image has too little detail to judge focus.
  if (mean < 60) return [{ code: "dark" }];
  if (mean > 225 || shareOf((value) => value > 245) > 0.5) return [focus, { code: "bright" }];
  if (shareOf((value) => value < 35) > 0.35) return [focus, { code: "halfInShadow" }];
  return [focus, { code: "light" }];
}

/** Whether pixels can be read: a browser that resists fingerprinting returns invented ones. */
export function canReadPixels(): boolean {
  const context = new OffscreenCanvas(8, 8).getContext("2d");
  if (!context) return false;
  context.fillStyle = "#808080";
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  // Some browsers change single pixels by a little, which neither shows nor counts.
  return data.every((value, at) => Math.abs(value - (at % 4 === 3 ? 255 : 128)) < 8);
}

/** Returns the findings about focus and light, and a thumbnail. Closes the bitmap. */
export function analyze(picture: ImageBitmap): { findings: Finding[]; thumbnail: ImageBitmap } {
  const { canvas, context } = drawScaled(picture, analysisSize);
  picture.close();
  const findings: Finding[] = canReadPixels()
    ? focusAndLightFindings(context.getImageData(0, 0, canvas.width, canvas.height))
    : [{ code: "pixelsUnreadable" }];
  const small = drawScaled(canvas.transferToImageBitmap(), thumbnailSize);
  return { findings, thumbnail: small.canvas.transferToImageBitmap() };
}

/** Encodes an image as JPEG in the same size, without metadata. */
export function encodeJpeg(picture: ImageBitmap): Promise<Blob> {
  const { canvas } = drawScaled(picture, Math.max(picture.width, picture.height));
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
}
