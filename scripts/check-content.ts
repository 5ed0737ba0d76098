import { withFolderPath } from "../content-schema/content-reader.ts";
import { checkContent } from "./check-content/check.ts";

/* Runs before the build, so that errors are one per line instead of within a bundler's output. */
const { errors, warnings } = await checkContent();
if (warnings.length > 0) console.warn(withFolderPath(warnings.join("\n")));
if (errors.length > 0) {
  console.error(withFolderPath(errors.join("\n")));
  process.exitCode = 1;
}
