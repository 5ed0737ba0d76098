import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";

export const contentTypes: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Returns the `Content-Type` for a file name. */
export const contentTypeOf = (name: string): string =>
  contentTypes[extname(name)] ?? "application/octet-stream";

/** Whether a file is not served, such as the `_headers` of other hosts. */
const isHidden = (path: string) => /^\/_|\/\.(?!well-known\/)/.test(path);

const urlPath = (path: string) => path.replace(/\/index\.html$/, "") || "/";

function readRepresentation(file: string) {
  const content = readFileSync(file);
  return { content, etag: `"${hash("sha256", content, "base64url").slice(0, 16)}"` };
}

const readBuiltFile = (file: string) => ({
  type: contentTypeOf(file),
  identity: readRepresentation(file),
  br: existsSync(`${file}.br`) ? readRepresentation(`${file}.br`) : undefined,
  gzip: existsSync(`${file}.gz`) ? readRepresentation(`${file}.gz`) : undefined,
});

export type BuiltFile = ReturnType<typeof readBuiltFile>;

/** Returns the paths of a folder's files, at any depth; none without the folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** Returns what a JSON file holds, or `fallback` without the file. Throws a `SyntaxError` that names it. */
export function readJson<Content>(file: string, fallback?: Content): Content {
  if (fallback !== undefined && !existsSync(file)) return fallback;
  const text = readFileSync(file, "utf8");
  try {
    return JSON.parse(text) as Content;
  } catch (error) {
    throw new SyntaxError(`${file}: expected JSON, found: ${(error as SyntaxError).message}`);
  }
}

/** Reads the built site into a map by path. Only these files are served. */
export function readFiles(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const file of filesIn(folder)) {
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    if (isHidden(path) || /\.(?:br|gz)$/.test(path)) continue;
    files.set(urlPath(path), readBuiltFile(file));
  }
  return files;
}

/** Returns the encoding that the client prefers; among equals the smallest (RFC 9110, section 12.5.3). */
function negotiateEncoding(header: string, file: BuiltFile): "br" | "gzip" | "identity" {
  const parts = header.toLowerCase().split(",");
  const weights = new Map(
    parts.map((part) => {
      const [name = "", weight = "q=1"] = part.split(";");
      return [name.trim(), Number(weight.trim().replace(/^q=/, ""))];
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const [preferred = "identity"] = (["br", "gzip", "identity"] as const)
    .filter((name) => file[name] && weightOf(name) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
  return preferred;
}

/** Compares weakly (RFC 9110, section 13.1.2). */
const matchesEtag = (etag: string, list = ""): boolean =>
  list.trim() === "*" || list.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);

/** Sends a file: compressed if the client accepts it, or 304 if its copy is current. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: BuiltFile,
  status: 200 | 400 | 404,
): ServerResponse {
  const { headers } = request;
  const encoding = negotiateEncoding(String(headers["accept-encoding"] ?? ""), file);
  const { content, etag } = file[encoding] ?? file.identity;
  if (file.br || file.gzip) response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("ETag", etag);
  if (status === 200 && matchesEtag(etag, headers["if-none-match"]))
    return response.writeHead(304).end();
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.writeHead(status, { "Content-Type": file.type, "Content-Length": content.length });
  return response.end(content);
}
