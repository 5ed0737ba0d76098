import { decodeLatin1, encodeLatin1 } from "./bytes.ts";
import { orientationExif } from "./jpeg.ts";

/** Chunks that rendering needs; all others may contain personal data (PNG 3, section 5.6). */
const keptChunks =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|bKGD|pHYs|acTL|fcTL|fdAT)$/;

const signatureLength = 8;
/** A chunk's length, name and checksum have four bytes each. */
const overhead = 12;

/** What rendering needs, and the offset after the last chunk, 0 without one. */
export function readPng(bytes: Uint8Array): { keptParts: Uint8Array[]; end: number } {
  const view = new DataView(bytes.buffer);
  const keptParts = [bytes.subarray(0, signatureLength)];
  let at = signatureLength;
  while (at + overhead <= bytes.length) {
    const next = at + overhead + view.getUint32(at);
    const name = decodeLatin1(bytes.subarray(at + 4, at + 8));
    if (keptChunks.test(name)) keptParts.push(bytes.subarray(at, next));
    if (name === "IEND") return { keptParts, end: next };
    at = next;
  }
  return { keptParts, end: 0 };
}

/** CRC-32 (PNG 3, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

/** Returns a PNG's chunk that contains only its orientation. */
export function orientationChunk(orientation: number): Uint8Array {
  const named = encodeLatin1(`eXIf${orientationExif(orientation)}`);
  const chunk = new Uint8Array(named.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, named.length - 4);
  chunk.set(named, 4);
  view.setInt32(named.length + 4, crc32(named));
  return chunk;
}
