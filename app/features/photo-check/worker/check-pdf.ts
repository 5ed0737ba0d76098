import type { Finding, Limits } from "../report.ts";
import { readPdf } from "./pdf.ts";

/** What to say about a PDF: its pages, and what would keep the doctor from opening it. */
export async function checkPdf(bytes: Uint8Array<ArrayBuffer>, limits: Limits): Promise<Finding[]> {
  const { complete, pages, locked, active } = await readPdf(bytes);
  if (!complete) return [{ kind: "problem", code: "brokenOff" }];
  if (locked) return [{ kind: "problem", code: "pdfLocked" }];
  const count: Finding =
    pages === null
      ? { kind: "advice", code: "pdfPagesUnknown" }
      : pages > limits.pages
        ? { kind: "advice", code: "pdfTooManyPages", value: String(pages) }
        : { kind: "good", code: "pdfPages", value: String(pages) };
  return [
    count,
    ...(active ? [{ kind: "advice", code: "pdfActive" } as const] : []),
    { kind: "note", code: "pdfNoLight" },
  ];
}
