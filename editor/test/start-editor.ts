import { spawn } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { ports } from "../../tests/support/addresses.ts";
import { copyProject } from "../../tests/support/project-copy.ts";
import { copy, preview, root } from "./support.ts";

/** Starts the editor over a fresh copy of the project, and returns what ends it. */
export default async function startEditor(): Promise<() => void> {
  copyProject("editor", join(root, "content"));
  symlinkSync(join(root, "editor/node_modules"), join(copy, "editor/node_modules"));
  const own = ["--port", String(ports.editor), "--preview-port", String(ports.editorPreview)];
  let output = "";
  const server = spawn("node", ["editor/edit.ts", ...own], {
    cwd: copy,
    env: {
      ...process.env,
      CONTENT_FOLDER: "",
      PATH: `${root}/node_modules/.bin:${process.env["PATH"]}`,
    },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  await expect.poll(() => output, { timeout: 180_000 }).toContain("Edit the site");
  // The development server's first page takes long.
  await fetch(`${preview}/content/photo-consult`);
  return () => server.kill();
}
