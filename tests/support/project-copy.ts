import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { practiceSettings } from "./test-sites.ts";

const root = join(import.meta.dirname, "../..");

/** Returns the folder of a copy, inside the project so that Node.js resolves packages. */
export const copyFolder = (name: string): string => join(root, ".cache", name);

const isOwn = (path: string) => !path.endsWith("/node_modules");

/**
 * Copies the build's sources, to change content and build it.
 * @param content content for the copy; defaults to the practice fixture's
 */
export function copyProject(name: string, content: string = practiceSettings.CONTENT_FOLDER) {
  const folder = copyFolder(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const parts = ["app", "content-schema", "public", "scripts", "server", "deploy", "editor"];
  const packages = ["package.json", "package-lock.json"];
  for (const part of [...parts, ...packages, "vite.config.ts", "tsconfig.json"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isOwn });
  }
  cpSync(content, join(folder, "content"), { recursive: true });
  for (const part of [".cache/content", "tests/fixtures/dermatologist/words"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  // Share the caches, so that images are not encoded again.
  for (const cache of [".cache/outputs", ".cache/encoded"]) {
    mkdirSync(join(root, cache), { recursive: true });
    mkdirSync(join(folder, ".cache"), { recursive: true });
    symlinkSync(join(root, cache), join(folder, cache));
  }
  return folder;
}
