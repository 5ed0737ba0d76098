/** What a PDF says of itself. */
export type PdfFacts = {
  complete: boolean;
  /** Null where the file does not say it in a form that can be read without a PDF reader. */
  pages: number | null;
  locked: boolean;
  /** Holds a program, or other files. */
  active: boolean;
};

/** The most that one packed part, and all of them, may grow to (bytes). */
const most = { one: 2_000_000, all: 12_000_000 };

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
    // What could be unpacked before the fault still counts.
  }
  await reader.cancel().catch(() => undefined);
  return text;
}

/** The texts of the packed object lists, in which newer PDFs keep their pages (ISO 32000, 7.5.7). */
async function packedObjects(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  let all = "";
  for (const { index, 0: opening } of text.matchAll(
    /\/Type\s*\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g,
  )) {
    const start = index + opening.length;
    const end = text.indexOf("endstream", start);
    if (end === -1 || all.length > most.all) break;
    all += await unpack(bytes.subarray(start, end), most.one);
  }
  return all;
}

/** Reads what a PDF says of its pages without drawing them. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PdfFacts> {
  const text = new TextDecoder("latin1").decode(bytes);
  const locked = /\/Encrypt\b/.test(text);
  const all = locked ? text : text + (await packedObjects(bytes, text));
  const counted = [...all.matchAll(/\/Type\s*\/Page(?![a-zA-Z])/g)].length;
  return {
    complete: text.lastIndexOf("%%EOF") >= Math.max(0, text.length - 2048),
    pages: counted > 0 ? counted : null,
    locked,
    active: /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/.test(all),
  };
}
