import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Content } from "../content-schema/load-content.ts";
import { sampleWords } from "../content-schema/word-schemas.ts";

/** The values of each module, such as `#content/services`; its types are of that file of `content-schema/`. */
const records: Readonly<Record<string, readonly (keyof Content)[]>> = {
  "added-pages": ["addedPages", "news", "translations"],
  aftercare: ["aftercare"],
  credentials: ["credentials"],
  doctors: ["doctors"],
  facts: ["facts", "months", "optionalParts", "samples", "today"],
  gallery: ["gallery", "galleryPages", "gallerySettings"],
  images: ["images", "namedImages"],
  labels: ["labels", "languages"],
  navigation: ["navigation", "listedServices"],
  "office-hours": ["officeHours", "timeZone"],
  pages: ["pages"],
  practice: [
    "practice",
    "analyticsSettings",
    "officePhones",
    "providerName",
    "providerPath",
    "textLinks",
  ],
  "search-words": ["searchHelp", "searchWords"],
  services: ["services", "serviceRecords", "visits"],
  testimonials: ["testimonials"],
  theme: ["colors"],
  "urgent-signs": ["triage", "urgentSearch", "urgentSigns"],
};

/** Returns what a module such as `services` or `words/gallery` exports, by name. */
export function exportsOf(module: string, content: Content): Readonly<Record<string, unknown>> {
  const names = records[module];
  if (names) return Object.fromEntries(names.map((name) => [name, content[name]]));
  return content.words[module.replace("words/", "") as keyof typeof content.words];
}

/** Modules for Node.js and the type check; a bundle has the values instead (vite/content.ts). */
export const modulesFolder = join(import.meta.dirname, "../.cache/content");

function writeIfChanged(name: string, text: string): void {
  const file = join(modulesFolder, name);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes a module with these exports; `record` is the expression that has their values. */
function writeModule(name: string, exported: readonly string[], record: string, types = ""): void {
  const all = name.startsWith("words/") ? "../all.ts" : "./all.ts";
  // A name may be a reserved word, such as `private`: no variable can have it.
  const code = `import { content } from "${all}";
const { ${exported.map((each) => `${each}: _${each}`).join(", ")} } = ${record};
export { ${exported.map((each) => `_${each} as ${each}`).join(", ")} };
`;
  writeIfChanged(`${name}.ts`, types + code);
}

function writeModules(): void {
  const schemas = "../../content-schema";
  const all = `import { loadContent } from "${schemas}/load-content.ts";
import { contentFolder } from "${schemas}/content-reader.ts";
export const content = loadContent(contentFolder);
`;
  writeIfChanged("all.ts", all);
  for (const [name, names] of Object.entries(records)) {
    const isTyped = existsSync(join(import.meta.dirname, `../content-schema/${name}.ts`));
    const types = isTyped ? `export type * from "${schemas}/${name}.ts";\n` : "";
    writeModule(name, names, "content", types);
  }
  for (const [name, words] of Object.entries(sampleWords)) {
    writeModule(`words/${name}`, Object.keys(words), `content.words["${name}"]`);
  }
  writeIfChanged("word-shapes.ts", `export default ${JSON.stringify(sampleWords)};\n`);
}

if (import.meta.main) writeModules();
