import type { FileType, Finding, Limits, Report } from "../report.ts";
import { checkPdf } from "./check-pdf.ts";
import { checkPicture } from "./check-picture.ts";
import { fileType } from "./file-type.ts";
import { heicSize } from "./heic.ts";
import { asJpeg, lookAt } from "./picture.ts";

const endings: Partial<Record<FileType, RegExp>> = {
  jpeg: /\.(?:jpe?g|jfif)$/i,
  png: /\.png$/i,
  pdf: /\.pdf$/i,
  heic: /\.hei[cf]$/i,
};

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);

/** What the name and the size of the file say, whatever is in it. */
function fileFindings(file: File, type: FileType, limits: Limits): Finding[] {
  const found: Finding[] = [];
  if (endings[type]?.test(file.name) === false) {
    const value = type === "jpeg" ? "JPEG" : type.toUpperCase();
    found.push({ kind: "advice", code: "wrongEnding", value });
  }
  if (file.size > limits.formBytes) {
    found.push({ kind: "advice", code: "bigFile", value: megabytes(file.size) });
  }
  return found;
}

/** HEIC is not asked for: where the browser can read it, a JPEG is made of it. */
async function checkHeic(
  file: File,
  bytes: Uint8Array<ArrayBuffer>,
  limits: Limits,
): Promise<Omit<Report, "type">> {
  const size = heicSize(bytes);
  const pixels = size ? size.width * size.height : 0;
  if (pixels > limits.pixels) {
    const value = String(Math.round(pixels / 1_000_000));
    return { findings: [{ kind: "problem", code: "tooManyPixels", value }] };
  }
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { findings: [{ kind: "problem", code: "heicClosed" }] };
  const cleaned = { file: await asJpeg(picture), ending: "jpg", made: "converted" } as const;
  const { findings, thumbnail } = lookAt(picture);
  picture.close();
  return {
    findings: [{ kind: "advice", code: "heicConverted" }, ...findings],
    thumbnail,
    cleaned,
  };
}

/** Checks one file. Whatever is in it, an answer comes back. */
export async function checkFile(file: File, limits: Limits): Promise<Report> {
  const problem = (code: Finding["code"], value?: string): Finding[] => [
    { kind: "problem", code, ...(value === undefined ? {} : { value }) },
  ];
  if (file.size > limits.openBytes) {
    return { type: "unknown", findings: problem("tooBigToOpen", megabytes(file.size)) };
  }
  let type: FileType = "unknown";
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    type = fileType(bytes);
    if (type === "empty") return { type, findings: problem("empty") };
    const about = fileFindings(file, type, limits);
    if (type === "jpeg" || type === "png") {
      const { findings, ...rest } = await checkPicture(file, bytes, type, limits);
      return { type, ...rest, findings: [...findings, ...about] };
    }
    if (type === "heic") {
      const { findings, ...rest } = await checkHeic(file, bytes, limits);
      return { type, ...rest, findings: [...findings, ...about] };
    }
    if (type === "pdf") {
      return { type, findings: [...(await checkPdf(bytes, limits)), ...about] };
    }
    return { type, findings: problem("notAPicture", type) };
  } catch {
    return { type, findings: problem("unreadable") };
  }
}
