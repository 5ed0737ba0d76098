import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "vite";

export const pageFolder = join(import.meta.dirname, "page");

export const fontsFolder = join(import.meta.dirname, "../app/fonts");

export const decapFolder = join(
  createRequire(import.meta.url).resolve("decap-cms/package.json"),
  "../dist",
);

/** Bundles the form's script with its packages into a folder. */
export const bundleForm = (folder: string) =>
  build({
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

/** The Content Security Policy of the form; `own` replaces directives. */
export const formPolicy = (own: Readonly<Record<string, string>>): string =>
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
    ...own,
  })
    .map((directive) => directive.join(" "))
    .join("; ");
