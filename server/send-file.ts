import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { BuiltFile, Encoding, Variant } from "./files.ts";

/** The encodings a client takes (RFC 9110, section 12.5.3), the smallest first. */
function acceptedEncodings(header = ""): Encoding[] {
  const weights = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((each) => each.startsWith("q="));
      return [name, weight ? Number(weight.slice(2)) : 1];
    }),
  );
  return (["br", "gzip"] as const).filter(
    (name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0,
  );
}

/** Whether one of the listed tags is this one, in the weak comparison (RFC 9110, section 13.1.2). */
const holds = (list: string | undefined, tag: string): boolean =>
  list !== undefined &&
  (list.trim() === "*" || list.split(",").some((each) => each.trim().replace(/^W\//, "") === tag));

type Range = { start: number; end: number };

/** One asked-for part of a file; null means all of it, "outside" that there is no such part. */
export function rangeOf(header: string | undefined, size: number): Range | null | "outside" {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (!first && !last) return null;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length === 0 ? "outside" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return null;
  return start >= size ? "outside" : { start, end };
}

/**
 * Sends a file of the built site: compressed if the client takes it, in part if it asks for one, not
 * at all if it has it.
 *
 * @returns false, with nothing sent, if the file is there no more, or another one in its place
 * @throws if it is there and cannot be opened, as when the process has no descriptor left
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { type, plain, compressed }: BuiltFile,
  status = 200,
): Promise<boolean> {
  const asked = request.headers;
  // Parts are counted in the file itself, so that a client can join them whatever it takes.
  const ifRange = asked["if-range"];
  const wantsPart =
    status === 200 &&
    asked.range &&
    (!ifRange || ifRange === plain.tag) &&
    request.method === "GET";
  const range = wantsPart ? rangeOf(asked.range, plain.size) : null;
  const encoding = range
    ? undefined
    : acceptedEncodings(String(asked["accept-encoding"] ?? "")).find((each) =>
        compressed.has(each),
      );
  const variant: Variant = (encoding && compressed.get(encoding)) || plain;

  if (compressed.size > 0) response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("ETag", variant.tag);
  if (status === 200) {
    if (holds(asked["if-none-match"], variant.tag)) {
      response.writeHead(304).end();
      return true;
    }
    response.setHeader("Accept-Ranges", "bytes");
  }
  if (range === "outside") {
    response.writeHead(416, { "Content-Range": `bytes */${plain.size}` }).end();
    return true;
  }
  const file = await open(variant.file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });
  const found = await file?.stat();
  if (!file || found?.ino !== variant.inode || found.size !== variant.size) {
    await file?.close();
    for (const name of ["Vary", "ETag", "Accept-Ranges"]) response.removeHeader(name);
    return false;
  }
  const { start, end } = range ?? { start: 0, end: variant.size - 1 };
  response.writeHead(range ? 206 : status, {
    "Content-Type": type,
    "Content-Length": end - start + 1,
    ...(encoding ? { "Content-Encoding": encoding } : {}),
    ...(range ? { "Content-Range": `bytes ${start}-${end}/${plain.size}` } : {}),
  });
  try {
    if (request.method === "HEAD" || variant.size === 0) response.end();
    else await pipeline(file.createReadStream({ start, end, autoClose: false }), response);
  } catch {
    // A client that goes away in the middle is no fault.
    response.destroy();
  } finally {
    await file.close();
  }
  return true;
}
