import type { FileType } from "../report.ts";

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const starts: readonly (readonly [type: FileType, bytes: readonly number[]])[] = [
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["archive", [0x50, 0x4b, 0x03, 0x04]],
  ["archive", [0x1f, 0x8b]],
  ["archive", [0x52, 0x61, 0x72, 0x21]],
  ["archive", [0x37, 0x7a, 0xbc, 0xaf]],
  ["other-picture", [0x47, 0x49, 0x46, 0x38]],
  ["other-picture", [0x42, 0x4d]],
  ["other-picture", [0x49, 0x49, 0x2a, 0x00]],
  ["other-picture", [0x4d, 0x4d, 0x00, 0x2a]],
  ["document", [0xd0, 0xcf, 0x11, 0xe0]],
];

/** Brands of the container that phones use for HEIC (ISO/IEC 23008-12). */
const heic = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);

/**
 * Tells what a file is from its content, whatever its name says (signatures: WHATWG MIME Sniffing).
 * A PDF may begin late, as readers allow; a web page or drawing may begin with white space.
 */
export function fileType(bytes: Uint8Array): FileType {
  if (bytes.length === 0) return "empty";
  for (const [type, start] of starts) {
    if (start.every((byte, index) => bytes[index] === byte)) return type;
  }
  if (ascii(bytes, 4, 8) === "ftyp") {
    const brand = ascii(bytes, 8, 12);
    if (brand === "avif" || brand === "avis") return "other-picture";
    return heic.has(brand) ? "heic" : "unknown";
  }
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "other-picture";
  const head = ascii(bytes, 0, Math.min(bytes.length, 1024));
  if (head.includes("%PDF-")) return "pdf";
  if (/<(?:!doctype|html|head|body|script|svg|\?xml|iframe)\b/i.test(head)) return "web-page";
  return bytes.subarray(0, 1024).includes(0) ? "unknown" : "text";
}
