import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Returns a new folder, deleted after the file's tests or, with `onTestFinished`, after this one. */
export function temporaryFolder(after: (remove: () => void) => void = afterAll): string {
  const folder = mkdtempSync(join(tmpdir(), "practice-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
