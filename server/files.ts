import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

export type Encoding = "br" | "gzip";
/** One form of a file. Its inode tells whether the path still leads to what was read. */
export type Variant = { file: string; inode: number; size: number; tag: string };
/** One file of the built site with its compressed forms. */
export type BuiltFile = { type: string; plain: Variant; compressed: Map<Encoding, Variant> };

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/vnd.microsoft.icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".vcf": "text/vcard; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** The type that an answer states for a file of this name. */
export const typeOf = (name: string): string => types[extname(name)] ?? "application/octet-stream";
/** All types by the ending of the file's name, with its dot. */
export const fileTypes: Readonly<Record<string, string>> = types;

const encodings: [ending: string, Encoding][] = [
  [".br", "br"],
  [".gz", "gzip"],
];

/** Files for hosts that look for their rules among the site's files; nobody else may read them. */
const isHidden = (path: string) => /^\/_|\/\.(?!well-known\/)/.test(path);

const addressOf = (path: string) => path.replace(/\/index\.html$/, "") || "/";

/**
 * Reads the built site once: what is not in the result is not served, whatever an address says.
 * Pages stand under their address without `index.html`.
 */
export function readFiles(folder: string): Map<string, BuiltFile> {
  const variants = new Map<string, Variant>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    if (isHidden(path)) continue;
    const inode = statSync(file).ino;
    const content = readFileSync(file);
    const tag = createHash("sha256").update(content).digest("base64url").slice(0, 16);
    variants.set(path, { file, inode, size: content.length, tag: `"${tag}"` });
  }
  const files = new Map<string, BuiltFile>();
  for (const [path, plain] of variants) {
    if (encodings.some(([ending]) => path.endsWith(ending))) continue;
    const compressed = new Map<Encoding, Variant>();
    for (const [ending, encoding] of encodings) {
      const variant = variants.get(path + ending);
      if (variant) compressed.set(encoding, variant);
    }
    files.set(addressOf(path), { type: typeOf(path), plain, compressed });
  }
  return files;
}
