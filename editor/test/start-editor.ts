import { spawn } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { outputOf } from "../../tests/support/processes.ts";
import { copyProject } from "../../tests/support/project-copy.ts";
import { editorOf, env, root } from "./copy.ts";

/** Starts the editor of a worker over a fresh copy of the project, and returns what stops it. */
async function startEditor(worker: number): Promise<() => void> {
  const { name, port, previewPort } = editorOf(worker);
  const copy = copyProject(name, join(root, "content"));
  symlinkSync(join(root, "editor/node_modules"), join(copy, "editor/node_modules"));
  const parameters = ["--port", String(port), "--preview-port", String(previewPort)];
  const server = spawn("node", ["editor/edit.ts", ...parameters], { cwd: copy, env });
  await expect.poll(outputOf(server), { timeout: 400_000 }).toContain("Edit the site");
  // The development server's first page takes long.
  await fetch(`http://localhost:${previewPort}/content/photo-consult`);
  return () => server.kill();
}

/** Starts an editor for each worker, and returns what stops them. */
export default async function startEditors(): Promise<() => void> {
  const stops = await Promise.all([0, 1].map(startEditor));
  return () => {
    for (const stop of stops) stop();
  };
}
