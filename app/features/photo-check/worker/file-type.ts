import type { FileType } from "../report.ts";
import { ascii } from "./container.ts";

/** File signatures. */
const starts: readonly (readonly [type: FileType, letters: string])[] = [
  ["jpeg", "\xff\xd8\xff"],
  ["png", "\x89PNG\r\n\x1a\n"],
  ["archive", "PK\x03\x04"],
  ["archive", "\x1f\x8b"],
  ["archive", "Rar!"],
  ["archive", "7z\xbc\xaf"],
  ["other-picture", "GIF8"],
  ["other-picture", "BM"],
  ["other-picture", "II*\0"],
  ["other-picture", "MM\0*"],
  ["document", "\xd0\xcf\x11\xe0"],
];

/** `ftyp` brands of HEIC files (ISO/IEC 23008-12). */
const heic = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);

/**
 * Returns a file's type from its content, not its name (signatures: WHATWG MIME Sniffing). Like PDF
 * readers, it accepts bytes before `%PDF-`; HTML and SVG may start with white space.
 */
export function fileType(bytes: Uint8Array): FileType {
  if (bytes.length === 0) return "empty";
  const head = ascii(bytes, 0, 1024);
  const [known] = starts.find(([, letters]) => head.startsWith(letters)) ?? [];
  if (known) return known;
  const brand = head.slice(8, 12);
  if (head.startsWith("ftyp", 4)) {
    if (brand === "avif" || brand === "avis") return "other-picture";
    return heic.has(brand) ? "heic" : "unknown";
  }
  if (head.startsWith("RIFF") && brand === "WEBP") return "other-picture";
  if (head.includes("%PDF-")) return "pdf";
  if (/<(?:!doctype|html|head|body|script|svg|\?xml|iframe)\b/i.test(head)) return "web-page";
  return head.includes("\0") ? "unknown" : "text";
}
