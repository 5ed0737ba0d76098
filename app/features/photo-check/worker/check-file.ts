import type { Finding, FindingCode, Limits, Report } from "../report.ts";
import { analyze, canReadPixels, encodeJpeg } from "./analyze-picture.ts";
import { decodeLatin1 } from "./bytes.ts";
import { checkPicture } from "./check-picture.ts";

/** The first bytes of each file type (WHATWG MIME Sniffing), and its file extensions. */
const types = [
  { type: "jpeg", start: /^\xff\xd8\xff/, ending: /\.(?:jpe?g|jfif)$/i },
  { type: "png", start: /^.PNG/, ending: /\.png$/i },
  // The brands of ISO/IEC 23008-12.
  { type: "heic", start: /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s, ending: /\.hei[cf]$/i },
  // PDF readers accept bytes before it.
  { type: "pdf", start: /%PDF-/, ending: /\.pdf$/i },
] as const;

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);

/** HEIC is not a requested format: converts it to JPEG if the browser can decode it. */
async function checkHeic(file: File): Promise<Report> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture || !canReadPixels()) return { findings: [{ code: "heicUndecodable" }] };
  const cleaned = { file: await encodeJpeg(picture), result: "converted" } as const;
  const { findings, thumbnail } = analyze(picture);
  return { findings: [{ code: "heicConverted" }, ...findings], thumbnail, cleaned };
}

/** A PDF is not rendered here. */
function checkPdf(bytes: Uint8Array): Finding {
  const text = decodeLatin1(bytes);
  if (!text.slice(-2048).includes("%%EOF")) return { code: "truncated" };
  return { code: /\/Encrypt\b/.test(text) ? "pdfLocked" : "pdfNotRendered" };
}

/**
 * Checks a file by its first bytes, with the limits of `content/words/photo-check.yaml`.
 * @throws {Error} if the file is damaged
 */
export async function checkFile(file: File, limits: Limits): Promise<Report> {
  const problem = (code: FindingCode, value?: string) => ({ findings: [{ code, value }] });
  if (file.size > limits.openBytes) return problem("tooBigToOpen", megabytes(file.size));
  // Throws if the file has been deleted; browsers may report its size as 0.
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) return problem("truncated");
  const head = decodeLatin1(bytes.subarray(0, 1024));
  const found = types.find(({ start }) => start.test(head));
  if (!found) return problem("notAPicture");
  const { type, ending } = found;
  let report: Report;
  if (type === "heic") report = await checkHeic(file);
  else if (type === "pdf") report = { findings: [checkPdf(bytes)] };
  else report = await checkPicture(file, bytes, type, limits);
  if (!ending.test(file.name)) {
    report.findings.push({ code: "wrongExtension", value: type.toUpperCase() });
  }
  if (file.size > limits.formBytes) {
    report.findings.push({ code: "bigFile", value: megabytes(file.size) });
  }
  return report;
}
