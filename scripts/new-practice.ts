import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseYaml } from "../content-schema/validation/yaml.ts";
import { checkContent } from "./content-check/check.ts";
import { askAnswers, readAnswers } from "./new-practice/answers.ts";
import { writePractice } from "./new-practice/write.ts";

/* Asks about a practice, or reads the tests' `--answers FILE`, and writes its content. */
const { values, positionals } = parseArgs({
  options: { answers: { type: "string" } },
  allowPositionals: true,
});

try {
  const [name = "content-new"] = positionals;
  const folder = resolve(name);
  if (existsSync(folder)) throw new Error(`${name}: expected a folder that is not there yet`);
  const { answers: file } = values;
  const answers = file
    ? readAnswers(file, parseYaml(file, readFileSync(file, "utf8")))
    : await askAnswers();
  writePractice(folder, answers);
  const { errors } = await checkContent(folder);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  console.info(`Wrote ${name}. Look at it: CONTENT_FOLDER=${name} npm run dev`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
