import exifreader from "exifreader";
import type { Finding, Limits, Report } from "../report.ts";
import { analyze } from "./analyze-picture.ts";
import { decodeLatin1 } from "./bytes.ts";
import { orientationSegment, readJpeg } from "./jpeg.ts";
import { orientationChunk, readPng } from "./png.ts";

type Tags = Record<string, { description?: string; value?: unknown }>;

function load(file: ArrayBuffer) {
  try {
    // Compressed text is not decompressed: it could exhaust memory, and the cleaned copy omits it.
    return exifreader.load(file, { expanded: true, excludeTags: { xmp: true, icc: true } });
  } catch {
    return {};
  }
}

/** Returns camera, day and person, as far as the Exif names them. */
function detailsOf(tags: Tags): string {
  const text = (name: string) => tags[name]?.description?.trim() ?? "";
  const camera = `${text("Make")} ${text("Model")}`.trim();
  const [day = ""] = (text("DateTimeOriginal") || text("DateTime")).split(" ");
  const details = [camera, day.replaceAll(":", "-"), text("Artist") || text("OwnerName")];
  const shortened = details.filter(Boolean).map((detail) => detail.slice(0, 60));
  return shortened.join(", ");
}

/** Returns findings in metadata, Exif's orientation (1 is upright), and the number of pixels (0 if unreadable). */
function readMetadata(file: ArrayBuffer) {
  const { exif, gps, file: jpeg, pngFile } = load(file);
  const tags = (exif ?? {}) as Tags;
  const findings: Finding[] = [];
  if (gps?.Latitude !== undefined && gps.Longitude !== undefined) {
    const value = `${gps.Latitude.toFixed(2)}, ${gps.Longitude.toFixed(2)}`;
    findings.push({ code: "location", value });
  }
  const details = detailsOf(tags);
  if (details) findings.push({ code: "details", value: details });
  const tag = tags["Orientation"]?.value;
  const orientation = typeof tag === "number" && tag > 0 && tag < 9 ? tag : 1;
  const size = pngFile ?? jpeg;
  const pixels = (size?.["Image Width"]?.value ?? 0) * (size?.["Image Height"]?.value ?? 0);
  return { findings, orientation, pixels };
}

/** Up to this much data after the end of the image is padding (bytes). */
const maxPadding = 64;

/** How to read each type, and the part with its orientation, which is inserted after the first parts. */
const containers = {
  jpeg: { read: readJpeg, orientationPart: orientationSegment, firstParts: 1 },
  png: { read: readPng, orientationPart: orientationChunk, firstParts: 2 },
} as const;

/** Checks a JPEG or PNG: first its metadata, then, if it is not too large, its pixels. */
export async function checkPicture(
  file: File,
  bytes: Uint8Array<ArrayBuffer>,
  type: "jpeg" | "png",
  limits: Limits,
): Promise<Report> {
  const { findings: metadataFindings, orientation, pixels } = readMetadata(bytes.buffer);
  if (pixels === 0) return { findings: [{ code: "unreadable" }] };
  if (pixels > limits.pixels) {
    const value = String(Math.round(pixels / 1_000_000));
    return { findings: [{ code: "tooManyPixels", value }] };
  }
  const { read, orientationPart, firstParts } = containers[type];
  const { keptParts, end } = read(bytes);
  if (end === 0) return { findings: [{ code: "truncated" }] };
  const hasMetadata = keptParts.reduce((sum, part) => sum + part.length, 0) < end;
  const extra = bytes.length - end;
  const hasLocation = metadataFindings.some(({ code }) => code === "location");
  if (!hasLocation && hasMetadata && decodeLatin1(bytes).includes("GPSLatitude")) {
    metadataFindings.unshift({ code: "locationUnnamed" });
  }
  if (extra > maxPadding) {
    const kilobytes = Math.max(1, Math.round(extra / 1000));
    metadataFindings.push({ code: "extraData", value: String(kilobytes) });
  }
  const bitmap = await createImageBitmap(file);
  if (orientation !== 1) keptParts.splice(firstParts, 0, orientationPart(orientation));
  // Copied, not encoded again: no detail that the doctor needs is lost.
  const copy = () => new Blob(keptParts as Uint8Array<ArrayBuffer>[], { type: `image/${type}` });
  const cleaned: Report["cleaned"] =
    hasMetadata || extra > maxPadding ? { file: copy(), result: "cleaned" } : undefined;
  const isSmall = Math.min(bitmap.width, bitmap.height) < limits.shortSide;
  // Upright size: the orientation may swap width and height.
  const dimensions = `${bitmap.width} × ${bitmap.height}`;
  const size: Finding = { code: isSmall ? "small" : "largeEnough", value: dimensions };
  const { findings, thumbnail } = analyze(bitmap);
  return { findings: [size, ...findings, ...metadataFindings], thumbnail, cleaned };
}
