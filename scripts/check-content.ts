import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readableError, syntaxFault } from "./content-check/records.ts";

/*
 * Reads all of `content/` before the build does, so that a fault in it is told in its own words,
 * one line each, and not in the middle of a bundler's report. A review that is overdue is told too,
 * and does not stop the build: the page itself says so to its readers.
 */
const root = join(import.meta.dirname, "..");
const records = readdirSync(join(root, "content")).filter(
  (name) => name.endsWith(".ts") && !name.includes(".test.") && !name.endsWith(".d.ts"),
);

function stopAt(faults: readonly string[]): void {
  if (faults.length === 0) return;
  console.error(faults.join("\n"));
  process.exit(1);
}

stopAt(
  records.flatMap((name) => {
    const fault = syntaxFault(`content/${name}`, readFileSync(join(root, "content", name), "utf8"));
    return fault ? [fault] : [];
  }),
);
try {
  for (const name of records) await import(join(root, "content", name));
  const { readTexts } = await import("./content-check/read-texts.ts");
  stopAt(await readTexts(root));
  const { reviews } = await import("../content/services.ts");
  const { today } = await import("../content/today.ts");
  for (const { file, nextReview } of reviews.filter((review) => review.nextReview < today())) {
    console.warn(
      `${file}: review.nextReview: the medical review has been overdue since ${nextReview}`,
    );
  }
} catch (error) {
  stopAt([readableError(error, root)]);
}
