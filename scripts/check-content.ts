import { readdirSync } from "node:fs";
import { join } from "node:path";

/*
 * Reads all of `content/` before the build does, so that a fault in it is told in its own words,
 * one line each, and not in the middle of a bundler's report.
 */
const folder = join(import.meta.dirname, "../content");
const records = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name));
try {
  for (const name of records) await import(join(folder, name));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
