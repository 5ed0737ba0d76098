import type { Container } from "./container.ts";

/** Chunks that draw the picture (W3C PNG, third edition); every other one is left out of a clean copy. */
const drawing = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs".split(" "),
);

/** Reads the chunks of a PNG without unpacking any of them; null when it is none. */
export function readPng(bytes: Uint8Array): Container | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const needed: Uint8Array[] = [bytes.subarray(0, 8)];
  const dropped: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!size) {
      if (name !== "IHDR" || next !== 33 || next > bytes.length) return null;
      size = { width: view.getUint32(16), height: view.getUint32(20) };
    }
    if (next > bytes.length) break;
    (drawing.has(name) ? needed : dropped).push(bytes.subarray(at, next));
    if (name === "IEND") {
      return { ...size, needed, dropped, complete: true, extra: bytes.length - next };
    }
    at = next;
  }
  return size ? { ...size, needed, dropped, complete: false, extra: 0 } : null;
}
