import { recordModules } from "../content-schema/validation/read.ts";
import { ContentError } from "../content-schema/validation/validate.ts";

/*
 * Validates all of `content/` before the build, so that errors are reported one per line instead of
 * within a bundler's output. Overdue medical reviews are only warnings, since their pages say so.
 */
const faults: string[] = [];
for (const module of recordModules) {
  try {
    await import(module);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Records import each other, so several modules report the same error.
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
