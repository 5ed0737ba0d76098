import type { Finding, Limits, Report } from "../report.ts";
import { type Container, readJpeg, readPng, turnSegment } from "./container.ts";
import { readMetadata } from "./metadata.ts";
import { lookAt } from "./picture.ts";

/** Up to this much data after the end of the image is padding (bytes). */
const padding = 64;

const contains = (parts: readonly Uint8Array[], word: string) =>
  parts.some((part) => new TextDecoder("latin1").decode(part).includes(word));

/**
 * Returns the file without personal metadata. The image data is copied, not re-encoded: no detail
 * that the doctor needs is lost, and large files are fast.
 */
function cleaned(container: Container, type: "jpeg" | "png", orientation: number) {
  const [start = new Uint8Array(), ...rest] = container.needed;
  const turn = type === "jpeg" && orientation !== 1 ? [turnSegment(orientation)] : [];
  const parts = [start, ...turn, ...rest] as Uint8Array<ArrayBuffer>[];
  return {
    file: new Blob(parts, { type: `image/${type}` }),
    ending: type === "jpeg" ? "jpg" : "png",
    result: "cleaned",
  } as const;
}

/** Returns the report of an image that is too large to decode. */
export const tooManyPixels = (pixels: number): Report => ({
  findings: [{ code: "tooManyPixels", value: String(Math.round(pixels / 1_000_000)) }],
});

/** Checks a JPEG or PNG: first its segments or chunks, then, if not too large, its pixels. */
export async function checkPicture(
  file: File,
  bytes: Uint8Array<ArrayBuffer>,
  type: "jpeg" | "png",
  limits: Limits,
): Promise<Report> {
  const container = type === "jpeg" ? readJpeg(bytes) : readPng(bytes);
  const pixels = container ? container.width * container.height : 0;
  if (pixels > limits.pixels) return tooManyPixels(pixels);
  if (container?.complete === false) return { findings: [{ code: "brokenOff" }] };
  if (!container || pixels === 0) return { findings: [{ code: "unreadable" }] };

  const { dropped, extra } = container;
  const { findings: personal, orientation } =
    dropped.length > 0 ? await readMetadata(bytes.buffer) : { findings: [], orientation: 1 };
  const isPlaced = personal.some(({ code }) => code === "location");
  if (!isPlaced && contains(dropped, "GPSLatitude")) personal.unshift({ code: "location" });
  if (extra > padding) {
    personal.push({ code: "extraData", value: String(Math.max(1, Math.round(extra / 1000))) });
  }
  const copy =
    dropped.length > 0 || extra > padding ? { cleaned: cleaned(container, type, orientation) } : {};
  const size = `${container.width} × ${container.height}`;
  const detail: Finding =
    Math.min(container.width, container.height) < limits.shortSide
      ? { code: "small", value: size }
      : { code: "sizeFits", value: size };
  if (typeof OffscreenCanvas === "undefined") {
    return { findings: [detail, { code: "noLook" }, ...personal], ...copy };
  }
  const { findings, thumbnail } = lookAt(await createImageBitmap(file));
  return { findings: [detail, ...findings, ...personal], thumbnail, ...copy };
}
