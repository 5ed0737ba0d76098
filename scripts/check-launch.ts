import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readContent } from "../content-schema/load-content.ts";
import { people } from "../content-schema/samples.ts";
import { contentFolder, inContentFolder } from "../content-schema/source.ts";
import { checkLinks, outsideLinks } from "./launch/links.ts";
import { launchItems } from "./launch/list.ts";
import { launchPage, printList } from "./launch/report.ts";

/* Exit status: 0 ready, 1 not ready, 2 the content is invalid. README.md lists the options. */
const { values } = parseArgs({
  options: { links: { type: "boolean" }, page: { type: "string" }, for: { type: "string" } },
});

try {
  const only = people.find((who) => who === values.for);
  if (values.for && !only) {
    throw new Error(`--for: expected one of ${people.join(", ")}, found "${values.for}"`);
  }
  const read = readContent(contentFolder);
  const { dead, unsure } = await checkLinks(values.links ? outsideLinks(read.source) : []);
  const items = [...launchItems(read), ...dead];
  const shown = items.filter(({ who }) => !only || who === only);
  if (values.page) writeFileSync(values.page, launchPage(shown));
  console.info(inContentFolder(printList(shown)));
  if (unsure.length > 0) {
    const list = unsure.join("\n  ");
    console.info(`\nPlease open these yourself; they turn robots away:\n  ${list}`);
  }
  process.exitCode = items.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? inContentFolder(error.message) : error);
  process.exitCode = 2;
}
