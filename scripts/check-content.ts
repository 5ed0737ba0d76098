import { recordModules } from "../content-schema/validation/read.ts";
import { ContentError } from "../content-schema/validation/validate.ts";

/*
 * Reads all of `content/` before the build does, so that a fault in it is told in its own words,
 * one line each, and not in the middle of a bundler's report. A review that is overdue is told too,
 * and does not stop the build: the page itself says so to its readers.
 */
const faults: string[] = [];
for (const module of recordModules) {
  try {
    await import(module);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Records read each other, so that one fault reaches several.
    if (!faults.includes(error.message)) faults.push(error.message);
  }
}
if (faults.length === 0) {
  const { readTexts } = await import("./content-check/read-texts.ts");
  faults.push(...(await readTexts()));
}
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

const { medicalPages } = await import("../content-schema/services.ts");
const { today } = await import("../content-schema/language.ts");
for (const { slug, review } of medicalPages.filter(({ review }) => review.nextReview < today())) {
  console.warn(
    `content/services/${slug}.mdx: review.nextReview: the medical review has been overdue since ${review.nextReview}`,
  );
}
