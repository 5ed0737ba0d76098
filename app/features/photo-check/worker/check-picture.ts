import exifreader from "exifreader";
import type { Finding, Limits, Report } from "../report.ts";
import { analyze } from "./analyze-picture.ts";
import { decodeLatin1 } from "./bytes.ts";
import { orientationSegment, readJpeg } from "./jpeg.ts";
import { orientationChunk, readPng } from "./png.ts";

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
  const tagText = (name: string) => tags?.[name]?.description?.trim() ?? "";
  const tag = tags?.["Orientation"]?.value;
  const orientation = typeof tag === "number" && tag > 0 && tag < 9 ? tag : 1;
  if (gps?.Latitude !== undefined && gps.Longitude !== undefined) {
    const value = `${gps.Latitude.toFixed(2)}, ${gps.Longitude.toFixed(2)}`;
    findings.push({ code: "location", value });
  }
  const camera = `${tagText("Make")} ${tagText("Model")}`.trim();
  const [day = ""] = (tagText("DateTimeOriginal") || tagText("DateTime")).split(" ");
  const person = tagText("Artist") || tagText("OwnerName");
  const details = [camera, day.replaceAll(":", "-"), person].filter(Boolean);
  const value = details.map((detail) => detail.slice(0, 60)).join(", ");
  if (value) findings.push({ code: "details", value });
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
  const { findings: personal, orientation, pixels } = readTags(bytes.buffer);
  if (pixels === 0) return { findings: [{ code: "unreadable" }] };
  if (pixels > limits.pixels) {
    const value = String(Math.round(pixels / 1_000_000));
    return { findings: [{ code: "tooManyPixels", value }] };
  }
  const { read, orientationPart, firstParts } = containers[type];
  const { needed, end } = read(bytes);
  if (end === 0) return { findings: [{ code: "brokenOff" }] };
  const hasMetadata = needed.reduce((sum, part) => sum + part.length, 0) < end;
  const extra = bytes.length - end;
  const hasLocation = personal.some(({ code }) => code === "location");
  if (!hasLocation && hasMetadata && decodeLatin1(bytes).includes("GPSLatitude")) {
    personal.unshift({ code: "locationUnnamed" });
  }
  if (extra > maxPadding) {
    personal.push({ code: "extraData", value: String(Math.max(1, Math.round(extra / 1000))) });
  }
  const picture = await createImageBitmap(file);
  if (orientation !== 1) needed.splice(firstParts, 0, orientationPart(orientation));
  // Copied, not encoded again: no detail that the doctor needs is lost.
  const copy = () => new Blob(needed as Uint8Array<ArrayBuffer>[], { type: `image/${type}` });
  const cleaned: Report["cleaned"] =
    hasMetadata || extra > maxPadding ? { file: copy(), result: "cleaned" } : undefined;
  const isSmall = Math.min(picture.width, picture.height) < limits.shortSide;
  // Upright size: the orientation may swap width and height.
  const value = `${picture.width} × ${picture.height}`;
  const size: Finding = { code: isSmall ? "small" : "sizeFits", value };
  const { findings, thumbnail } = analyze(picture);
  return { findings: [size, ...findings, ...personal], thumbnail, cleaned };
}
