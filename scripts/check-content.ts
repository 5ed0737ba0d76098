import { checkContent } from "./content-check/check.ts";

/*
 * Checks all of `content/` before the build, so that errors are reported one per line instead of
 * within a bundler's output.
 */
const { errors, warnings } = await checkContent();
if (warnings.length > 0) console.warn(warnings.join("\n"));
if (errors.length > 0) {
  console.error(errors.join("\n"));
  process.exitCode = 1;
}
