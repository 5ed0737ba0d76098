import { cpSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { strictObject, z } from "zod";
import { contentFolder } from "../content-schema/content-reader.ts";
import { readContent } from "../content-schema/load-content.ts";
import { origin, pattern } from "../content-schema/validation/fields.ts";
import { validate } from "../content-schema/validation/validate.ts";
import { configOf } from "./config.ts";
import { formPolicy, pageFolder, writeForm } from "./form-assets.ts";
import { recordsOf } from "./records.ts";
import { textReferences } from "./text-references.ts";

/* Writes the editor as static files for an admin host; docs/deploying.md lists the options. */
const options = strictObject({
  repo: pattern(/^[\w.-]+\/[\w.-]+$/, "owner/name"),
  branch: z.string().default("main"),
  site: origin.optional(),
  "base-url": origin,
  out: z.string().default("build-editor"),
});
const { values } = parseArgs({
  options: Object.fromEntries(
    Object.keys(options.shape).map((name) => [name, { type: "string" as const }]),
  ),
});

try {
  const { repo, branch, site, "base-url": login, out } = validate("Options", options, values);
  const { content, reader } = readContent(contentFolder);
  const config = {
    ...configOf(recordsOf(reader), reader),
    backend: { name: "github", repo, branch, base_url: login },
    publish_mode: "editorial_workflow",
    ...(site ? { site_url: site, display_url: site } : {}),
  };
  const policy = formPolicy({
    "img-src": "'self' data: blob: https:",
    "connect-src": `'self' blob: data: https://api.github.com https://*.githubusercontent.com ${login}`,
  });
  await writeForm(resolve(out));
  cpSync(join(pageFolder, "form.html"), join(out, "index.html"));
  const settings = { config, names: textReferences(content) };
  writeFileSync(join(out, "settings.json"), `${JSON.stringify(settings, null, 2)}\n`);
  writeFileSync(join(out, "_headers"), `/*\n  Content-Security-Policy: ${policy}\n`);
  console.info(`Wrote ${out}/: serve this folder, and nothing else, on the admin host.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
