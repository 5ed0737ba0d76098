/** The structure of an image file, read without decoding the image. */
export type Container = {
  /** In pixels, from the header. */
  width: number;
  height: number;
  /** What rendering needs, in file order. */
  needed: Uint8Array[];
  /** May have personal data: location, camera, date, comments, thumbnails. */
  dropped: Uint8Array[];
  /** The offset after the end marker; 0 without one. */
  end: number;
};

/** One character per byte. */
export const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const scan = 0xda;
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Returns the offset after a JPEG's end marker, which image data cannot contain; 0 without one. */
function endOfImage(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && bytes[at + 1] !== 0xd9) at = bytes.indexOf(0xff, at + 1);
  return at === -1 ? 0 : at + 2;
}

/** Application segments needed for rendering: JFIF, ICC profile and Adobe's color transform. */
const drawingData: Record<number, string> = { 224: "JFIF\0", 226: "ICC_PROFILE\0", 238: "Adobe" };

/** All other application segments and comments may contain personal data. */
function isNeeded(marker: number, bytes: Uint8Array, start: number): boolean {
  const name = drawingData[marker];
  if (name) return ascii(bytes, start + 4, start + 4 + name.length) === name;
  return marker !== 0xfe && !(marker >= 0xe1 && marker <= 0xef);
}

/** ITU-T T.81, annex B. Cameras write metadata before the image data only. */
export function readJpeg(bytes: Uint8Array): Container {
  const view = new DataView(bytes.buffer);
  const needed = [bytes.subarray(0, 2)];
  const jpeg: Container = { width: 0, height: 0, needed, dropped: [], end: 0 };
  for (let at = 2, next = at; at + 4 <= bytes.length; at = next) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) throw new Error(`JPEG: expected a marker at ${at}`);
    if (marker === scan) {
      jpeg.end = endOfImage(bytes, at);
      needed.push(bytes.subarray(at, jpeg.end));
      break;
    }
    // A marker may have fill bytes before it.
    next = marker === 0xff ? at + 1 : at + 2 + view.getUint16(at + 2);
    if (next > bytes.length) break;
    if (isFrame(marker) && next - at >= 9) {
      jpeg.height = view.getUint16(at + 5);
      jpeg.width = view.getUint16(at + 7);
    }
    jpeg[isNeeded(marker, bytes, at) ? "needed" : "dropped"].push(bytes.subarray(at, next));
  }
  return jpeg;
}

/** A minimal Exif segment with an orientation only, at the `?` (Exif 2.32, tag 0x0112). */
const exif = "\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0?\0\0\0\0\0\0";

/** Returns an Exif segment that contains only the orientation of a JPEG. */
export const turnSegment = (orientation: number): Uint8Array =>
  Uint8Array.from(exif, (letter) => (letter === "?" ? orientation : letter.charCodeAt(0)));

/** Chunks needed for rendering (W3C PNG, third edition); a cleaned copy omits all others. */
const drawing = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs)$/;

/** Reads a PNG's chunks without decompressing them. */
export function readPng(bytes: Uint8Array): Container {
  const view = new DataView(bytes.buffer);
  const needed = [bytes.subarray(0, 8)];
  // The first chunk is the header.
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  const png: Container = { ...size, needed, dropped: [], end: 0 };
  for (let at = 8, next = at; png.end === 0 && at + 12 <= bytes.length; at = next) {
    next = at + 12 + view.getUint32(at);
    if (next > bytes.length) break;
    const name = ascii(bytes, at + 4, at + 8);
    if (name === "IEND") png.end = next;
    png[drawing.test(name) ? "needed" : "dropped"].push(bytes.subarray(at, next));
  }
  return png;
}
