import type { Container } from "./container.ts";

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

/**
 * A segment that the picture needs: frame, tables, scans, JFIF, color profile and Adobe's note on
 * colors. All other application data and comments can tell about the person.
 */
function isNeeded(marker: number, bytes: Uint8Array, start: number): boolean {
  const name = (text: string) =>
    [...text].every((letter, index) => bytes[start + 4 + index] === letter.charCodeAt(0));
  if (marker === 0xe0) return name("JFIF\0");
  if (marker === 0xe2) return name("ICC_PROFILE\0");
  if (marker === 0xee) return name("Adobe");
  return marker !== 0xfe && !(marker >= 0xe1 && marker <= 0xef);
}

/** Reads the segments of a JPEG without decoding it (ITU-T T.81, annex B); null when it is none. */
export function readJpeg(bytes: Uint8Array): Container | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const needed: Uint8Array[] = [bytes.subarray(0, 2)];
  const dropped: Uint8Array[] = [];
  let size = { width: 0, height: 0 };
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === end) break;
    if (hasNoLength(marker)) {
      at += 2;
      continue;
    }
    let next = at + 2 + view.getUint16(at + 2);
    if (next > bytes.length) return { ...size, needed, dropped, complete: false, extra: 0 };
    if (isFrame(marker) && next - at >= 9) {
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (marker === scan) {
      next = afterScan(bytes, next);
      if (next === -1) return { ...size, needed, dropped, complete: false, extra: 0 };
    }
    (isNeeded(marker, bytes, at) ? needed : dropped).push(bytes.subarray(at, next));
    at = next;
  }
  const complete = bytes[at] === 0xff && bytes[at + 1] === end;
  if (complete) needed.push(bytes.subarray(at, at + 2));
  return { ...size, needed, dropped, complete, extra: complete ? bytes.length - at - 2 : 0 };
}

/** The shortest Exif segment that says how the picture is turned, and nothing else (Exif 2.32, tag 0x0112). */
export const turnSegment = (orientation: number): Uint8Array =>
  new Uint8Array([
    0xff,
    0xe1,
    0x00,
    0x22,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x4d,
    0x4d,
    0,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
