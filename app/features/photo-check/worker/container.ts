/** The structure of an image file, read without decoding the image. */
export type Container = {
  /** In pixels, from the header. */
  width: number;
  height: number;
  /** The parts needed to render the image, in file order. */
  needed: Uint8Array[];
  /** The parts with possible personal data: location, camera, date, comments, thumbnails. */
  dropped: Uint8Array[];
  /** Whether the end marker is present. */
  complete: boolean;
  /** Length of the data after the end marker (bytes). */
  extra: number;
};

/** Returns a range of bytes as a string, one character per byte. */
export const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

const end = 0xd9;
const scan = 0xda;
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Skips the coded data after a scan header. Returns the offset of the next marker, or -1. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return -1;
}

/** Application segments needed for rendering: JFIF, ICC profile and Adobe's color transform. */
const drawingData: Record<number, string> = { 224: "JFIF\0", 226: "ICC_PROFILE\0", 238: "Adobe" };

/** All other application segments and comments may contain personal data. */
function isNeeded(marker: number, bytes: Uint8Array, start: number): boolean {
  const name = drawingData[marker];
  if (name) return ascii(bytes, start + 4, start + 4 + name.length) === name;
  return marker !== 0xfe && !(marker >= 0xe1 && marker <= 0xef);
}

/** Reads a JPEG's segments without decoding it (ITU-T T.81, annex B); null if it is not a JPEG. */
export function readJpeg(bytes: Uint8Array): Container | null {
  const view = viewOf(bytes);
  const needed: Uint8Array[] = [bytes.subarray(0, 2)];
  const dropped: Uint8Array[] = [];
  let size = { width: 0, height: 0 };
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === end) break;
    if (marker === 0xff || hasNoLength(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    let next = at + 2 + view.getUint16(at + 2);
    if (isFrame(marker) && next - at >= 9 && next <= bytes.length) {
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (marker === scan) next = afterScan(bytes, next);
    if (next === -1 || next > bytes.length) {
      return { ...size, needed, dropped, complete: false, extra: 0 };
    }
    (isNeeded(marker, bytes, at) ? needed : dropped).push(bytes.subarray(at, next));
    at = next;
  }
  const complete = bytes[at] === 0xff && bytes[at + 1] === end;
  if (complete) needed.push(bytes.subarray(at, at + 2));
  return { ...size, needed, dropped, complete, extra: complete ? bytes.length - at - 2 : 0 };
}

/** A minimal Exif segment with an orientation only, at the `?` (Exif 2.32, tag 0x0112). */
const exif = "\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0?\0\0\0\0\0\0";

/** Returns an Exif segment that contains only the orientation of a JPEG. */
export const turnSegment = (orientation: number): Uint8Array =>
  Uint8Array.from(exif, (letter) => (letter === "?" ? orientation : letter.charCodeAt(0)));

/** Chunks needed for rendering (W3C PNG, third edition); a cleaned copy omits all others. */
const drawing = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs".split(" "),
);

/** Reads a PNG's chunks without decompressing them; null if it is not a PNG. */
export function readPng(bytes: Uint8Array): Container | null {
  const view = viewOf(bytes);
  if (bytes.length < 33 || view.getUint32(8) !== 13 || ascii(bytes, 12, 16) !== "IHDR") return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  const needed: Uint8Array[] = [bytes.subarray(0, 8)];
  const dropped: Uint8Array[] = [];
  for (let at = 8, next = at; at + 12 <= bytes.length; at = next) {
    next = at + 12 + view.getUint32(at);
    if (next > bytes.length) break;
    const name = ascii(bytes, at + 4, at + 8);
    (drawing.has(name) ? needed : dropped).push(bytes.subarray(at, next));
    if (name === "IEND") {
      return { ...size, needed, dropped, complete: true, extra: bytes.length - next };
    }
  }
  return { ...size, needed, dropped, complete: false, extra: 0 };
}

/** How much of a HEIC file is searched for image sizes (bytes): `meta` is near the start. */
const head = 512 * 1024;

/**
 * Returns the pixel count of the largest image in a HEIC file (ISO/IEC 23008-12, property "ispe"),
 * or 0 if no size is found. Read before the file is passed to a decoder.
 */
export function heicPixels(bytes: Uint8Array): number {
  const view = viewOf(bytes.subarray(0, head));
  let largest = 0;
  for (let at = bytes.indexOf(0x69); at !== -1; at = bytes.indexOf(0x69, at + 1)) {
    if (at + 16 > view.byteLength) break;
    if (ascii(bytes, at, at + 4) !== "ispe") continue;
    largest = Math.max(largest, view.getUint32(at + 8) * view.getUint32(at + 12));
  }
  return largest;
}
