import type { CheckRequest, Finding, FindingCode, Limits, Report, resultsCopy } from "../report.ts";
import { checkPicture } from "./check-picture.ts";
import { ascii } from "./jpeg.ts";
import { lookAt, redrawn } from "./picture.ts";

type FileType = "jpeg" | "png" | "pdf" | "heic" | keyof typeof resultsCopy.kinds;

/** File signatures (WHATWG MIME Sniffing); a file has the first type whose signature fits. */
// biome-ignore-start lint/suspicious/noControlCharactersInRegex: signatures contain them
const signatures: readonly [type: FileType, signature: RegExp][] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n\x1a\n/],
  ["archive", /^(?:PK\x03\x04|\x1f\x8b|Rar!|7z\xbc\xaf)/],
  ["other-picture", /^(?:GIF8|BM|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftypavi[fs])/s],
  ["document", /^\xd0\xcf\x11\xe0/],
  // The brands of ISO/IEC 23008-12.
  ["heic", /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s],
  ["unknown", /^.{4}ftyp/s],
  // PDF readers accept bytes before it.
  ["pdf", /%PDF-/],
  // HTML and SVG may start with white space.
  ["web-page", /<(?:!doctype|html|head|body|script|svg|\?xml|iframe)\b/i],
  ["unknown", /\0/],
];
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: signatures contain them

const endings = {
  jpeg: /\.(?:jpe?g|jfif)$/i,
  png: /\.png$/i,
  pdf: /\.pdf$/i,
  heic: /\.hei[cf]$/i,
};

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);

/** HEIC is not a requested format: converts it to JPEG if the browser can decode it. */
async function checkHeic(file: File): Promise<Report> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { findings: [{ code: "heicClosed" }] };
  const cleaned = { file: await redrawn(picture, "image/jpeg"), result: "converted" } as const;
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

/** @throws {Error} if the file is damaged */
async function checkFile(file: File, limits: Limits): Promise<Report> {
  const problem = (code: FindingCode, value?: string) => ({ findings: [{ code, value }] });
  if (file.size > limits.openBytes) return problem("tooBigToOpen", megabytes(file.size));
  if (file.size === 0) return problem("empty");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = ascii(bytes, 0, 1024);
  const [type] = signatures.find(([, signature]) => signature.test(head)) ?? ["text"];
  let report: Report;
  if (type === "jpeg" || type === "png") report = await checkPicture(file, bytes, type, limits);
  else if (type === "heic") report = await checkHeic(file);
  else if (type === "pdf") report = { findings: checkPdf(bytes) };
  else return problem("notAPicture", type);
  if (!endings[type].test(file.name)) {
    report.findings.push({ code: "wrongEnding", value: type.toUpperCase() });
  }
  if (file.size > limits.formBytes) {
    report.findings.push({ code: "bigFile", value: megabytes(file.size) });
  }
  return report;
}

addEventListener("message", async ({ data: { file, limits } }: MessageEvent<CheckRequest>) => {
  const report = await checkFile(file, limits).catch(
    (): Report => ({ findings: [{ code: "unreadable" }] }),
  );
  postMessage(report, { transfer: report.thumbnail ? [report.thumbnail] : [] });
});
