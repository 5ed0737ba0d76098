import type { Finding, Limits, Report } from "../report.ts";
import { type Container, readJpeg, readPng, turnSegment } from "./container.ts";
import { readMetadata } from "./metadata.ts";
import { lookAt } from "./picture.ts";

/** So little behind the end is padding (bytes). */
const padding = 64;

const contains = (parts: readonly Uint8Array[], word: string) =>
  parts.some((part) => new TextDecoder("latin1").decode(part).includes(word));

/**
 * The file without the parts that tell about the person. The picture itself is copied bit by bit and
 * not drawn anew: nothing of what the doctor needs is lost, and any size takes an instant.
 */
function cleaned(container: Container, type: "jpeg" | "png", orientation: number) {
  const [start = new Uint8Array(), ...rest] = container.needed;
  const turn = type === "jpeg" && orientation !== 1 ? [turnSegment(orientation)] : [];
  const parts = [start, ...turn, ...rest] as Uint8Array<ArrayBuffer>[];
  return {
    file: new Blob(parts, { type: `image/${type}` }),
    ending: type === "jpeg" ? "jpg" : "png",
    made: "cleaned",
  } as const;
}

/** A picture that is too large to be decoded. */
export const tooManyPixels = (pixels: number): Report => ({
  findings: [{ code: "tooManyPixels", value: String(Math.round(pixels / 1_000_000)) }],
});

/** Checks a JPEG or PNG: first what its parts say, then, if it is not too large, how it looks. */
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
