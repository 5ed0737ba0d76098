import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readContent } from "../content-schema/load-content.ts";
import { contentFolder } from "../content-schema/source.ts";
import { configOf } from "./config.ts";
import { bundleForm, decapFolder, pageFolder } from "./form-page.ts";
import { hostConfig, hostPolicy } from "./host-config.ts";
import { recordsOf } from "./records.ts";
import { namesOf } from "./shown.ts";

/* Writes the editor as static files for an admin host; docs/deploying.md lists the options. */
const optionNames = ["backend", "repo", "branch", "site", "base-url", "app-id", "out"];
const { values } = parseArgs({
  options: Object.fromEntries(optionNames.map((name) => [name, { type: "string" as const }])),
});

try {
  const { out = "build-editor", ...options } = values;
  const host = hostConfig(options);
  const { content, source } = readContent(contentFolder);
  const config = { ...configOf(recordsOf(source), source.folder), ...host };
  const names = namesOf(content);
  mkdirSync(out, { recursive: true });
  const filter = (file: string) => !file.endsWith(".map");
  cpSync(decapFolder, join(out, "decap"), { recursive: true, filter });
  await bundleForm(resolve(out));
  cpSync(join(pageFolder, "editor.css"), join(out, "editor.css"));
  cpSync(join(pageFolder, "form.html"), join(out, "index.html"));
  writeFileSync(join(out, "settings.json"), `${JSON.stringify({ config, names }, null, 2)}\n`);
  writeFileSync(join(out, "_headers"), `/*\n  Content-Security-Policy: ${hostPolicy(host)}\n`);
  console.info(`Wrote ${out}/: serve this folder, and nothing else, on the admin host.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
