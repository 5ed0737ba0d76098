/** What a picture's file holds, read without decoding the picture. */
export type Container = {
  /** In pixels, as the header says. */
  width: number;
  height: number;
  /** The parts that draw the picture, in their order. */
  needed: Uint8Array[];
  /** The parts that may tell about the person: place, camera, date, comments, small copies. */
  dropped: Uint8Array[];
  /** Whether the file has its end. */
  complete: boolean;
  /** What stands behind the end (bytes). */
  extra: number;
};

/** The bytes of a part of a file as letters. */
export const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

const end = 0xd9;
const scan = 0xda;
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Skips the coded picture after a scan's header; returns where the next marker stands, or -1. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return -1;
}

/** The application data that the picture needs: JFIF, color profile and Adobe's note on colors. */
const drawingData: Record<number, string> = { 224: "JFIF\0", 226: "ICC_PROFILE\0", 238: "Adobe" };

/** All other application data and comments can tell about the person. */
function isNeeded(marker: number, bytes: Uint8Array, start: number): boolean {
  const name = drawingData[marker];
  if (name) return ascii(bytes, start + 4, start + 4 + name.length) === name;
  return marker !== 0xfe && !(marker >= 0xe1 && marker <= 0xef);
}

/** Reads the segments of a JPEG without decoding it (ITU-T T.81, annex B); null when it is none. */
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

/** The shortest Exif segment that turns a picture; `?` stands for how (Exif 2.32, tag 0x0112). */
const exif = "\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0?\0\0\0\0\0\0";

/** Returns the segment that says how a JPEG is turned, and nothing else. */
export const turnSegment = (orientation: number): Uint8Array =>
  Uint8Array.from(exif, (letter) => (letter === "?" ? orientation : letter.charCodeAt(0)));

/** Chunks that draw the picture (W3C PNG, third edition); every other one is left out of a clean copy. */
const drawing = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs".split(" "),
);

/** Reads the chunks of a PNG without unpacking any of them; null when it is none. */
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

/** How much of a HEIC file is searched for its sizes (bytes); they stand in its first box. */
const head = 512 * 1024;

/**
 * The pixels of the largest picture in a HEIC file (ISO/IEC 23008-12, property "ispe"); 0 where no
 * size is said. It is read before a decoder may see the file.
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
