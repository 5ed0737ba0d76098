import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { blanksOf } from "../content-schema/validation/fields.ts";
import { parseYaml } from "../content-schema/validation/yaml.ts";

// Writes the names and blanks of `content/words/`, which type the code and against which every
// practice's own words are checked. Run it after adding or removing one.
const root = join(import.meta.dirname, "..");
const folder = join(root, "content/words");

/** Keeps the names of a record, and of each text its blanks. Equal entries of a list are one. */
function shapeOf(value: unknown): unknown {
  if (typeof value === "string") return blanksOf(value).join(" ");
  if (Array.isArray(value)) {
    const shapes = value.map((each) => JSON.stringify(shapeOf(each)));
    return [...new Set(shapes)].map((shape) => JSON.parse(shape));
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
  }
  return typeof value === "boolean" ? false : 0;
}

const lines = readdirSync(folder)
  .sort()
  .map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const shape = shapeOf(parseYaml(`content/words/${name}`, text));
    return `${JSON.stringify(name.replace(".yaml", ""))}: ${JSON.stringify(shape)}`;
  });
writeFileSync(join(root, "content-schema/words.json"), `{\n${lines.join(",\n")}\n}\n`);
