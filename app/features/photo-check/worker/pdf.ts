import type { Finding, Limits } from "../report.ts";

/**
 * Limits: decompressed size of one object stream and of all (bytes), distance searched for a
 * dictionary's start and end (bytes each), and number of page tree nodes.
 */
const most = { one: 2_000_000, all: 12_000_000, side: 65_536, nodes: 200 };

async function unpack(packed: Uint8Array<ArrayBuffer>, limit: number): Promise<string> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  const reader = stream.getReader();
  const decoder = new TextDecoder("latin1");
  let text = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value);
      if (text.length > limit) break;
    }
  } catch {
    // Use the data decompressed before the error.
  }
  await reader.cancel().catch(() => undefined);
  return text;
}

/** Decompresses object streams, which hold the pages of newer PDFs, in place (ISO 32000, 7.5.7). */
async function withPackedObjects(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  let all = "";
  let last = 0;
  let unpacked = 0;
  for (const { index, 0: opening } of text.matchAll(
    /\/Type\s*\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g,
  )) {
    const start = index + opening.length;
    const end = text.indexOf("endstream", start);
    if (end === -1 || unpacked > most.all) break;
    const objects = await unpack(bytes.subarray(start, end), most.one);
    unpacked += objects.length;
    all += text.slice(last, start) + objects;
    last = end;
  }
  return all + text.slice(last);
}

/** Returns the dictionary that contains an offset, from its `<<` to its `>>`. */
function dictionaryAt(text: string, place: number): string {
  const edge = (step: 1 | -1): number => {
    const [inner, outer] = step === 1 ? ["<<", ">>"] : [">>", "<<"];
    for (let at = place, depth = 0; Math.abs(at - place) < most.side; at += step) {
      const pair = text.slice(at, at + 2);
      if (pair === inner) depth += 1;
      else if (pair !== outer) continue;
      else if (depth === 0) return at;
      else depth -= 1;
      at += step;
    }
    return place;
  };
  return text.slice(edge(-1), edge(1));
}

/**
 * Returns the number of pages, or null if unknown. Incremental updates append changes and keep the
 * old pages in the file, so the last page tree root has the current count.
 */
function countPages(text: string): number | null {
  const root = [...text.matchAll(/\/Type\s*\/Pages(?![a-zA-Z])/g)]
    .slice(-most.nodes)
    .map(({ index }) => dictionaryAt(text, index))
    .findLast((node) => !/\/Parent\b/.test(node));
  const [, count] = /\/Count\s+(\d+)\b(?!\s+\d+\s+R)/.exec(root ?? "") ?? [];
  const pages = [...text.matchAll(/\/Type\s*\/Page(?![a-zA-Z])/g)].length;
  return Number(count) || pages || null;
}

/**
 * Reads a PDF's properties without rendering it: the number of pages (null if only a PDF reader can
 * tell), and `active`, whether it contains scripts or embedded files.
 */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>) {
  const text = new TextDecoder("latin1").decode(bytes);
  const locked = /\/Encrypt\b/.test(text);
  const all = locked ? text : await withPackedObjects(bytes, text);
  return {
    complete: text.lastIndexOf("%%EOF") >= Math.max(0, text.length - 2048),
    pages: countPages(all),
    locked,
    active: /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/.test(all),
  };
}

/** Returns the findings of a PDF: its pages, and what may prevent the doctor from opening it. */
export async function checkPdf(bytes: Uint8Array<ArrayBuffer>, limits: Limits): Promise<Finding[]> {
  const { complete, pages, locked, active } = await readPdf(bytes);
  if (!complete) return [{ code: "brokenOff" }];
  if (locked) return [{ code: "pdfLocked" }];
  const value = String(pages);
  const found: Finding[] = [{ code: "pdfPages", value }];
  if (pages === null) found[0] = { code: "pdfPagesUnknown" };
  else if (pages > limits.pages) found[0] = { code: "pdfTooManyPages", value };
  if (active) found.push({ code: "pdfActive" });
  return [...found, { code: "pdfNoLight" }];
}
