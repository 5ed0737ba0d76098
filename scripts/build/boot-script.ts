import { build } from "rolldown";

/** Bundles `app/start/boot.ts` as the inline script of every document. */
export async function bootScript(settings: { start: string; deferred: string }): Promise<string> {
  const intro = `const bootSettings=${JSON.stringify(settings)};`;
  const { output } = await build({
    input: "app/start/boot.ts",
    write: false,
    transform: { target: "es2022" },
    output: { format: "iife", intro, minify: true, comments: false },
    // Such as `import.meta.env`, which only Vite knows, and which would stop the script.
    onLog: (level, { message }) => {
      if (level === "warn") throw new Error(message);
    },
  });
  return output[0].code.trim();
}
