import { decodeLatin1, encodeLatin1 } from "./bytes.ts";

/** Application segments needed for rendering: JFIF, ICC profile and Adobe's color transform. */
const keptSegments: Record<number, string> = { 224: "JFIF\0", 226: "ICC_PROFILE\0", 238: "Adobe" };

/** All other application segments and comments may contain personal data. */
function isNeeded(segment: Uint8Array): boolean {
  const marker = segment[1] ?? 0;
  const name = keptSegments[marker];
  if (name) return decodeLatin1(segment.subarray(4, 4 + name.length)) === name;
  return marker !== 0xfe && !(marker >= 0xe1 && marker <= 0xef);
}

/** What rendering needs, and the offset after the end marker, 0 without one (ITU-T T.81, annex B). */
export function readJpeg(bytes: Uint8Array): { keptParts: Uint8Array[]; end: number } {
  const view = new DataView(bytes.buffer);
  const keptParts = [bytes.subarray(0, 2)];
  const scan = 0xda;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at + 1] !== scan) {
    // A marker may have fill bytes before it.
    const next = bytes[at + 1] === 0xff ? at + 1 : at + 2 + view.getUint16(at + 2);
    const segment = bytes.subarray(at, next);
    if (isNeeded(segment)) keptParts.push(segment);
    at = next;
  }
  // Image data cannot contain the end marker.
  let end = bytes.indexOf(0xff, at);
  while (end !== -1 && bytes[end + 1] !== 0xd9) end = bytes.indexOf(0xff, end + 1);
  end = end === -1 ? 0 : end + 2;
  keptParts.push(bytes.subarray(at, end));
  return { keptParts, end };
}

/** Returns Exif with an orientation only, one character per byte (Exif 2.32, tag 0x0112). */
export const orientationExif = (orientation: number): string =>
  `MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`;

/** Returns a JPEG's segment that contains only its orientation. */
export const orientationSegment = (orientation: number): Uint8Array =>
  encodeLatin1(`\xff\xe1\0\x22Exif\0\0${orientationExif(orientation)}`);
