import type { Finding, Limits, Report } from "../report.ts";
import { type Container, readJpeg, readPng, turnSegment } from "./container.ts";
import { type Metadata, nothingTold, readMetadata } from "./metadata.ts";
import { lookAt } from "./picture.ts";

/** So little behind the end is padding (bytes). */
const padding = 64;

const contains = (parts: readonly Uint8Array[], word: string) =>
  parts.some((part) => new TextDecoder("latin1").decode(part).includes(word));

function privacyFindings({ dropped, extra }: Container, { place, details }: Metadata): Finding[] {
  const found: Finding[] = [];
  if (place) {
    const value = `${place.latitude.toFixed(2)}, ${place.longitude.toFixed(2)}`;
    found.push({ kind: "privacy", code: "location", value });
  } else if (contains(dropped, "GPSLatitude")) {
    found.push({ kind: "privacy", code: "location", value: "" });
  }
  if (details.length > 0) {
    found.push({ kind: "privacy", code: "details", value: details.join(", ") });
  }
  if (extra > padding) {
    const value = String(Math.max(1, Math.round(extra / 1000)));
    found.push({ kind: "privacy", code: "extraData", value });
  }
  return found;
}

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
  findings: [
    { kind: "problem", code: "tooManyPixels", value: String(Math.round(pixels / 1_000_000)) },
  ],
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
  if (container?.complete === false) return { findings: [{ kind: "problem", code: "brokenOff" }] };
  if (!container || pixels === 0) return { findings: [{ kind: "problem", code: "unreadable" }] };

  const metadata = container.dropped.length > 0 ? await readMetadata(bytes.buffer) : nothingTold;
  const personal = privacyFindings(container, metadata);
  const copy =
    container.dropped.length > 0 || container.extra > padding
      ? { cleaned: cleaned(container, type, metadata.orientation) }
      : {};
  const size = `${container.width} × ${container.height}`;
  const detail: Finding =
    Math.min(container.width, container.height) < limits.shortSide
      ? { kind: "advice", code: "small", value: size }
      : { kind: "good", code: "sizeFits", value: size };
  if (typeof OffscreenCanvas === "undefined") {
    return { findings: [detail, { kind: "note", code: "noLook" }, ...personal], ...copy };
  }
  const { findings, thumbnail } = lookAt(await createImageBitmap(file));
  return { findings: [detail, ...findings, ...personal], thumbnail, ...copy };
}
