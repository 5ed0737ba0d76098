import { join } from "node:path";
import { build } from "vite";

const page = join(import.meta.dirname, "page");

/** Bundles a script of the form with its packages into a folder. */
export const bundle = (script: string, folder: string) =>
  build({
    root: page,
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir: false,
      // The form is opened on a computer of the practice.
      target: "es2023",
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: join(page, script),
        output: { entryFileNames: "[name].js" },
        preserveEntrySignatures: "exports-only",
      },
    },
  });
