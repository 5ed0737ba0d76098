import exifreader from "exifreader";
import type { Finding, Limits, Report } from "../report.ts";
import { analyze, reencode } from "./analyze-picture.ts";
import { orientationSegment, readJpeg } from "./jpeg.ts";

/** Returns findings in metadata, Exif's orientation (1 is upright), and the number of pixels (0 if unreadable). */
function readTags(file: ArrayBuffer) {
  const findings: Finding[] = [];
  // Compressed text is not decompressed: it could exhaust memory, and the cleaned copy omits it.
  const options = { expanded: true, excludeTags: { xmp: true, icc: true } } as const;
  const read = () => {
    try {
      return exifreader.load(file, options);
    } catch {
      return {};
    }
  };
  const { exif, gps, file: jpeg, pngFile } = read();
  const tags = exif as Record<string, { description?: string; value?: unknown }> | undefined;
  const textOf = (name: string) => tags?.[name]?.description?.trim() ?? "";
  const tag = tags?.["Orientation"]?.value;
  const orientation = typeof tag === "number" && tag > 0 && tag < 9 ? tag : 1;
  if (gps?.Latitude !== undefined && gps.Longitude !== undefined) {
    const value = `${gps.Latitude.toFixed(2)}, ${gps.Longitude.toFixed(2)}`;
    findings.push({ code: "location", value });
  }
  const camera = `${textOf("Make")} ${textOf("Model")}`.trim();
  const [day = ""] = (textOf("DateTimeOriginal") || textOf("DateTime")).split(" ");
  const person = textOf("Artist") || textOf("OwnerName");
  const details = [camera, day.replaceAll(":", "-"), person].filter(Boolean);
  const value = details.map((detail) => detail.slice(0, 60)).join(", ");
  if (value) findings.push({ code: "details", value });
  const size = pngFile ?? jpeg;
  const pixels = (size?.["Image Width"]?.value ?? 0) * (size?.["Image Height"]?.value ?? 0);
  return { findings, orientation, pixels };
}

/** Up to this much data after the end of the image is padding (bytes). */
const maxPadding = 64;

/** Chunks of a PNG that may hold personal data. */
const pngMetadata = /tEXt|zTXt|iTXt|eXIf|tIME/;

/** Where a file ends, whether it has metadata, and what of a JPEG remains without it. */
function readContainer(bytes: Uint8Array, text: string, type: "jpeg" | "png") {
  if (type === "png") {
    const end = text.lastIndexOf("IEND");
    return { end: end === -1 ? 0 : end + 8, needed: [], hasMetadata: pngMetadata.test(text) };
  }
  const { needed, end } = readJpeg(bytes);
  const kept = needed.reduce((sum, part) => sum + part.length, 0);
  return { end, needed, hasMetadata: kept < end };
}

/** A JPEG is copied, not re-encoded: no detail that the doctor needs is lost. */
function cleanedJpeg([start = new Uint8Array(), ...rest]: Uint8Array[], orientation: number) {
  const turn = orientation === 1 ? [] : [orientationSegment(orientation)];
  return new Blob([start, ...turn, ...rest] as Uint8Array<ArrayBuffer>[], { type: "image/jpeg" });
}

/** Checks a JPEG or PNG: first its metadata, then, if it is not too large, its pixels. */
export async function checkPicture(
  file: File,
  bytes: Uint8Array<ArrayBuffer>,
  type: "jpeg" | "png",
  limits: Limits,
): Promise<Report> {
  const { findings: personal, orientation, pixels } = readTags(bytes.buffer);
  if (pixels === 0) return { findings: [{ code: "unreadable" }] };
  if (pixels > limits.pixels) {
    const value = String(Math.round(pixels / 1_000_000));
    return { findings: [{ code: "tooManyPixels", value }] };
  }
  const text = new TextDecoder("latin1").decode(bytes);
  const { end, needed, hasMetadata } = readContainer(bytes, text, type);
  if (end === 0) return { findings: [{ code: "brokenOff" }] };
  const extra = bytes.length - end;
  const hasLocation = personal.some(({ code }) => code === "location");
  if (!hasLocation && hasMetadata && text.includes("GPSLatitude")) {
    personal.unshift({ code: "locationUnnamed" });
  }
  if (extra > maxPadding) {
    personal.push({ code: "extraData", value: String(Math.max(1, Math.round(extra / 1000))) });
  }
  const picture = await createImageBitmap(file);
  const clean = () =>
    type === "jpeg" ? cleanedJpeg(needed, orientation) : reencode(picture, "image/png");
  const cleaned: Report["cleaned"] =
    hasMetadata || extra > maxPadding ? { file: await clean(), result: "cleaned" } : undefined;
  const isSmall = Math.min(picture.width, picture.height) < limits.shortSide;
  // As the picture stands, which its orientation may turn.
  const value = `${picture.width} × ${picture.height}`;
  const size: Finding = { code: isSmall ? "small" : "sizeFits", value };
  const { findings, thumbnail } = analyze(picture);
  return { findings: [size, ...findings, ...personal], thumbnail, cleaned };
}
