import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "vite";

export const pageFolder = join(import.meta.dirname, "page");
const decap = createRequire(import.meta.url).resolve("decap-cms/package.json");
const assets = [
  [join(decap, "../dist"), "decap"],
  [join(import.meta.dirname, "../app/fonts"), "fonts"],
  ...["editor.css", "decap.css", "widgets.css", "manual-init.js"].map(
    (name) => [join(pageFolder, name), name] as const,
  ),
] as const;

/** Writes what the form's page loads into a folder, with its script as a bundle. */
export async function writeForm(folder: string): Promise<void> {
  const filter = (file: string) => !file.endsWith(".map");
  for (const [from, name] of assets) cpSync(from, join(folder, name), { recursive: true, filter });
  await build({
    root: pageFolder,
    configFile: false,
    logLevel: "error",
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(pageFolder, "form.js"),
        output: { entryFileNames: "[name].js" },
      },
    },
  });
}

/** The Content Security Policy of the form; `overrides` replaces directives. */
export const formPolicy = (overrides: Readonly<Record<string, string>>): string =>
  Object.entries({
    "default-src": "'none'",
    // Decap evaluates its schema.
    "script-src": "'self' 'unsafe-eval'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self' blob: data:",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    ...overrides,
  })
    .map((directive) => directive.join(" "))
    .join("; ");
