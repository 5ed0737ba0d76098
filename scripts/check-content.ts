import { readdirSync } from "node:fs";
import { join } from "node:path";

/*
 * Reads all of `content/` before the build does, so that a fault in it is told in its own words,
 * one line each, and not in the middle of a bundler's report. A review that is overdue is told too,
 * and does not stop the build: the page itself says so to its readers.
 */
const folder = join(import.meta.dirname, "../content");
const records = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name));
const today = process.env["SITE_TODAY"] ?? new Date().toISOString().slice(0, 10);
try {
  for (const name of records) await import(join(folder, name));
  const { reviews } = await import("../content/services.ts");
  for (const { file, nextReview } of reviews.filter((review) => review.nextReview < today)) {
    console.warn(`${file}: review.nextReview: the medical review is overdue since ${nextReview}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
