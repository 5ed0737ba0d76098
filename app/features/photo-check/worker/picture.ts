import type { Finding } from "../report.ts";
import { type Light, measureLight } from "./light.ts";

/** The long side of the copy that is measured, and of the one that is shown (pixels). */
const measured = 1024;
const shown = 320;

/**
 * Below this the finest details are washed out. Found by trying: photos blurred by three pixels of
 * the measured copy lie under 20, those blurred by two or less above 40.
 */
const leastSharpness = 25;

function fitted(size: { width: number; height: number }, longSide: number) {
  const scale = Math.min(1, longSide / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

function drawn(picture: ImageBitmap, longSide: number) {
  const { width, height } = fitted(picture, longSide);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("canvas: expected a 2d context, got none");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, context, width, height };
}

/** What to say about focus and light. */
export function lightFindings({ sharpness, mean, black, white }: Light): Finding[] {
  const focus: Finding =
    sharpness < leastSharpness
      ? { kind: "advice", code: "blurred" }
      : { kind: "good", code: "sharp" };
  // What lies in the dark has no details to judge the focus by.
  if (mean < 60) return [{ kind: "advice", code: "dark" }];
  if (mean > 225 || white > 0.5) return [focus, { kind: "advice", code: "bright" }];
  if (black > 0.35) return [focus, { kind: "advice", code: "halfInShadow" }];
  return [focus, { kind: "good", code: "light" }];
}

/** Decodes a picture once and returns what its focus and light say, and a small drawing of it. */
export function lookAt(picture: ImageBitmap): { findings: Finding[]; thumbnail: ImageBitmap } {
  const { canvas, context, width, height } = drawn(picture, measured);
  const light = measureLight(context.getImageData(0, 0, width, height));
  const small = drawn(canvas.transferToImageBitmap(), shown);
  return { findings: lightFindings(light), thumbnail: small.canvas.transferToImageBitmap() };
}

/** Draws a picture anew as JPEG, in its full size; nothing but the picture goes along. */
export async function asJpeg(picture: ImageBitmap): Promise<Blob> {
  const { canvas } = drawn(picture, Math.max(picture.width, picture.height));
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
}
