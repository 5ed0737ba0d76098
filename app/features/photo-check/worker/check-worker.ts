import type { CheckRequest, Finding, FindingCode, Limits, Report, resultsCopy } from "../report.ts";
import { checkPicture } from "./check-picture.ts";
import { ascii } from "./container.ts";
import { asJpeg, lookAt } from "./picture.ts";

type FileType = "jpeg" | "png" | "pdf" | "heic" | keyof typeof resultsCopy.kinds;

/** File signatures (WHATWG MIME Sniffing). */
const starts: readonly [type: FileType, signatures: readonly string[]][] = [
  ["jpeg", ["\xff\xd8\xff"]],
  ["png", ["\x89PNG\r\n\x1a\n"]],
  ["archive", ["PK\x03\x04", "\x1f\x8b", "Rar!", "7z\xbc\xaf"]],
  ["other-picture", ["GIF8", "BM", "II*\0", "MM\0*"]],
  ["document", ["\xd0\xcf\x11\xe0"]],
];

/** `ftyp` brands of HEIC files (ISO/IEC 23008-12). */
const heic = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);

/** PDF readers accept bytes before `%PDF-`, and HTML and SVG may start with white space. */
function fileType(bytes: Uint8Array): FileType {
  const head = ascii(bytes, 0, 1024);
  const [known] = starts.find(([, all]) => all.some((start) => head.startsWith(start))) ?? [];
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

const endings: Partial<Record<FileType, RegExp>> = {
  jpeg: /\.(?:jpe?g|jfif)$/i,
  png: /\.png$/i,
  pdf: /\.pdf$/i,
  heic: /\.hei[cf]$/i,
};

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);

function fileFindings(file: File, type: FileType, limits: Limits): Finding[] {
  const found: Finding[] = [];
  const { name, size } = file;
  const isWrong = endings[type]?.test(name) === false;
  if (isWrong) found.push({ code: "wrongEnding", value: type.toUpperCase() });
  if (size > limits.formBytes) found.push({ code: "bigFile", value: megabytes(size) });
  return found;
}

/** HEIC is not a requested format: converts it to JPEG if the browser can decode it. */
async function checkHeic(file: File): Promise<Report> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { findings: [{ code: "heicClosed" }] };
  const cleaned = { file: await asJpeg(picture), result: "converted" } as const;
  const { findings, thumbnail } = lookAt(picture);
  return { findings: [{ code: "heicConverted" }, ...findings], thumbnail, cleaned };
}

/** Returns what may prevent the doctor from opening a PDF, which is not rendered here. */
function checkPdf(bytes: Uint8Array): Finding[] {
  const text = new TextDecoder("latin1").decode(bytes);
  if (!text.slice(-2048).includes("%%EOF")) return [{ code: "brokenOff" }];
  if (/\/Encrypt\b/.test(text)) return [{ code: "pdfLocked" }];
  const isActive = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/.test(text);
  return [...(isActive ? [{ code: "pdfActive" } as const] : []), { code: "pdfUnseen" }];
}

/** Never rejects: errors resolve with a finding. */
async function checkFile(file: File, limits: Limits): Promise<Report> {
  const problem = (code: FindingCode, value = ""): Report => ({ findings: [{ code, value }] });
  if (file.size > limits.openBytes) return problem("tooBigToOpen", megabytes(file.size));
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes.length === 0) return problem("empty");
    const type = fileType(bytes);
    let report: Report;
    if (type === "jpeg" || type === "png") report = await checkPicture(file, bytes, type, limits);
    else if (type === "heic") report = await checkHeic(file);
    else if (type === "pdf") report = { findings: checkPdf(bytes) };
    else return problem("notAPicture", type);
    return { ...report, findings: [...report.findings, ...fileFindings(file, type, limits)] };
  } catch {
    return problem("unreadable");
  }
}

addEventListener("message", async ({ data: { file, limits } }: MessageEvent<CheckRequest>) => {
  const report = await checkFile(file, limits);
  postMessage(report, { transfer: report.thumbnail ? [report.thumbnail] : [] });
});
