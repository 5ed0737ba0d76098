import type { Finding, FindingCode, Limits, Report } from "../report.ts";
import { analyze, canReadPixels, encodeJpeg } from "./analyze-picture.ts";
import { textOf } from "./bytes.ts";
import { checkPicture } from "./check-picture.ts";

/** How a file of each type begins (WHATWG MIME Sniffing), and how its name may end. */
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
  if (!picture || !canReadPixels()) return { findings: [{ code: "heicClosed" }] };
  const cleaned = { file: await encodeJpeg(picture), result: "converted" } as const;
  const { findings, thumbnail } = analyze(picture);
  return { findings: [{ code: "heicConverted" }, ...findings], thumbnail, cleaned };
}

/** A PDF is not rendered here. */
function checkPdf(bytes: Uint8Array): Finding {
  const text = textOf(bytes);
  if (!text.slice(-2048).includes("%%EOF")) return { code: "brokenOff" };
  return { code: /\/Encrypt\b/.test(text) ? "pdfLocked" : "pdfUnseen" };
}

/**
 * Checks a file by what it begins with; its limits stand in `content/words/photo-check.yaml`.
 * @throws {Error} if the file is damaged
 */
export async function checkFile(file: File, limits: Limits): Promise<Report> {
  const problem = (code: FindingCode, value?: string) => ({ findings: [{ code, value }] });
  if (file.size > limits.openBytes) return problem("tooBigToOpen", megabytes(file.size));
  // Fails where the file is gone, whose size browsers may give as 0.
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) return problem("brokenOff");
  const head = textOf(bytes.subarray(0, 1024));
  const found = types.find(({ start }) => start.test(head));
  if (!found) return problem("notAPicture");
  const { type, ending } = found;
  let report: Report;
  if (type === "heic") report = await checkHeic(file);
  else if (type === "pdf") report = { findings: [checkPdf(bytes)] };
  else report = await checkPicture(file, bytes, type, limits);
  if (!ending.test(file.name)) {
    report.findings.push({ code: "wrongEnding", value: type.toUpperCase() });
  }
  if (file.size > limits.formBytes) {
    report.findings.push({ code: "bigFile", value: megabytes(file.size) });
  }
  return report;
}
