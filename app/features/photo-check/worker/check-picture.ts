import type { Finding, Limits, Report } from "../report.ts";
import { type Container, readJpeg, readPng, turnSegment } from "./container.ts";
import { lookAt } from "./picture.ts";

/** `orientation` is Exif's, 1 to 8, where 1 is upright. */
async function readMetadata(file: ArrayBuffer) {
  const { load } = (await import("exifreader")).default;
  const findings: Finding[] = [];
  let orientation = 1;
  try {
    // Compressed text is not decompressed: it could exhaust memory, and the cleaned copy omits it.
    const { exif, gps } = load(file, { expanded: true, excludeTags: { xmp: true, icc: true } });
    const tags = exif as Record<string, { description?: string; value?: unknown }> | undefined;
    const textOf = (name: string) => tags?.[name]?.description?.trim() ?? "";
    const turned = tags?.["Orientation"]?.value;
    if (typeof turned === "number" && turned > 0 && turned < 9) orientation = turned;
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
  } catch {
    // Missing or unreadable metadata; the caller detects its presence from the container.
  }
  return { findings, orientation };
}

/** Up to this much data after the end of the image is padding (bytes). */
const padding = 64;

const namesPlace = (part: Uint8Array) =>
  new TextDecoder("latin1").decode(part).includes("GPSLatitude");

/** Copied, not re-encoded: no detail that the doctor needs is lost, and large files are fast. */
function cleanedFile({ needed }: Container, type: "jpeg" | "png", orientation: number): Blob {
  const [start = new Uint8Array(), ...rest] = needed;
  const turn = type === "jpeg" && orientation !== 1 ? [turnSegment(orientation)] : [];
  const parts = [start, ...turn, ...rest] as Uint8Array<ArrayBuffer>[];
  return new Blob(parts, { type: `image/${type}` });
}

/** Checks a JPEG or PNG: first its segments or chunks, then, if not too large, its pixels. */
export async function checkPicture(
  file: File,
  bytes: Uint8Array<ArrayBuffer>,
  type: "jpeg" | "png",
  limits: Limits,
): Promise<Report> {
  const container = type === "jpeg" ? readJpeg(bytes) : readPng(bytes);
  const { width, height, dropped, end } = container;
  const pixels = width * height;
  if (pixels > limits.pixels) {
    const value = String(Math.round(pixels / 1_000_000));
    return { findings: [{ code: "tooManyPixels", value }] };
  }
  if (end === 0) return { findings: [{ code: "brokenOff" }] };
  if (pixels === 0) return { findings: [{ code: "unreadable" }] };

  const extra = bytes.length - end;
  const { findings: personal, orientation } =
    dropped.length > 0 ? await readMetadata(bytes.buffer) : { findings: [], orientation: 1 };
  const isPlaced = personal.some(({ code }) => code === "location");
  if (!isPlaced && dropped.some(namesPlace)) personal.unshift({ code: "locationUnnamed" });
  if (extra > padding) {
    personal.push({ code: "extraData", value: String(Math.max(1, Math.round(extra / 1000))) });
  }
  const cleaned: Report["cleaned"] =
    dropped.length > 0 || extra > padding
      ? { file: cleanedFile(container, type, orientation), result: "cleaned" }
      : undefined;
  const picture = await createImageBitmap(file);
  const isSmall = Math.min(width, height) < limits.shortSide;
  // As the picture stands, which its orientation may turn.
  const value = `${picture.width} × ${picture.height}`;
  const size: Finding = { code: isSmall ? "small" : "sizeFits", value };
  const { findings, thumbnail } = lookAt(picture);
  return { findings: [size, ...findings, ...personal], thumbnail, cleaned };
}
