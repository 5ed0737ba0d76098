import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseDocument } from "yaml";
import { plainPracticeSettings, practiceSettings } from "./addresses.ts";

/*
 * Writes the fixture practice's content without optional features, promises and obligations, and
 * with one service that a doctor has reviewed; nothing else differs.
 */
const changes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "practice.yaml": {
    "phones.tollFree": null,
    nearbyAreas: [],
    photoConsult: null,
    rating: null,
    lender: null,
    social: [],
    "provider.fictitiousNamePermit": "",
    "promises.personAnswers": "",
    "hipaa.coveredEntity": false,
    "answers.payment": "Sample: you pay on the day of the visit.",
    "insurance.accepted": false,
    "insurance.sentence": "We do not bill health plans, so you pay us directly.",
  },
  "prices.yaml": { photoConsult: null, telehealth: null },
  "press.yaml": { names: [] },
  "testimonials.yaml": { testimonials: [] },
  "gallery.yaml": { categories: [] },
};

const root = join(import.meta.dirname, "../..");
const folder = resolve(root, plainPracticeSettings.CONTENT_FOLDER);

rmSync(folder, { recursive: true, force: true });
cpSync(resolve(root, practiceSettings.CONTENT_FOLDER), folder, { recursive: true });
rmSync(join(folder, "gallery-pictures"), { recursive: true });
for (const [name, values] of Object.entries(changes)) {
  const file = join(folder, name);
  const record = parseDocument(readFileSync(file, "utf8"));
  for (const [field, value] of Object.entries(values)) record.setIn(field.split("."), value);
  writeFileSync(file, String(record));
}
const service = join(folder, "services/acne.mdx");
const reviewed = readFileSync(service, "utf8").replace(/(reviewer:\n\s+sample: )true/, "$1false");
writeFileSync(service, reviewed);
