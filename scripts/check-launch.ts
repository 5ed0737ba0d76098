import { parseArgs } from "node:util";
import { contentFolder, withFolderPath } from "../content-schema/content-reader.ts";
import { readContent } from "../content-schema/load-content.ts";
import { roles } from "../content-schema/samples.ts";
import { launchItems } from "./check-launch/launch-items.ts";
import { formatList } from "./check-launch/launch-report.ts";

/* Exit status: 0 ready, 1 not ready, 2 the content is invalid. README.md lists the options. */
const { values } = parseArgs({ options: { for: { type: "string" } } });

try {
  const only = roles.find((who) => who === values.for);
  if (values.for && !only) {
    throw new Error(`--for: expected one of ${roles.join(", ")}, found "${values.for}"`);
  }
  const items = launchItems(readContent(contentFolder));
  const shown = items.filter(({ who }) => !only || who === only);
  console.info(withFolderPath(formatList(shown)));
  process.exitCode = items.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? withFolderPath(error.message) : error);
  process.exitCode = 2;
}
