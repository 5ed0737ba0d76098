import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseDocument } from "yaml";
import {
  builds,
  configuredSettings,
  minimalFixtureSettings,
  practiceSettings,
} from "./test-sites.ts";

/* Builds the site's content and the practice fixture or, with `variants`, the practice fixture with vendors
   in both modes of analytics and without optional features. */
const root = join(import.meta.dirname, "../..");
const configured = { ...practiceSettings, ...configuredSettings };
const sites: Record<string, Record<string, string>> = {
  [builds.siteContent]: {},
  [builds.site]: practiceSettings,
};
const variants: Record<string, Record<string, string>> = {
  [builds.configuredSite]: configured,
  [builds.specifiedSite]: { ...configured, SITE_ANALYTICS_MODE: "specified" },
  [builds.minimalFixture]: minimalFixtureSettings,
};

/** The minimal fixture: what is optional, promised or obliged is absent. */
const absent: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "practice.yaml": {
    "phones.tollFree": null,
    nearbyAreas: [],
    photoConsult: null,
    rating: null,
    lender: null,
    social: [],
    "provider.fictitiousNamePermit": "",
    "provider.certification.board": "",
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

/** Writes the minimal fixture's content, without symptoms, and a service that a doctor has reviewed, related to none. */
function writeMinimalFixture(): void {
  const folder = resolve(root, minimalFixtureSettings.CONTENT_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  cpSync(resolve(root, practiceSettings.CONTENT_FOLDER), folder, { recursive: true });
  rmSync(join(folder, "gallery-pictures"), { recursive: true });
  for (const [name, values] of Object.entries(absent)) {
    const file = join(folder, name);
    const record = parseDocument(readFileSync(file, "utf8"));
    for (const [field, value] of Object.entries(values)) record.setIn(field.split("."), value);
    writeFileSync(file, String(record));
  }
  for (const service of globSync(join(folder, "services/*.mdx"))) {
    const text = readFileSync(service, "utf8").replace(/^symptom: .*\n/m, "");
    const reviewed = text
      .replace(/(reviewer:\n\s+sample: )true/, "$1false")
      .replace(/^related: .*/m, "related: []");
    writeFileSync(service, service.endsWith("/acne.mdx") ? reviewed : text);
  }
}

const isVariants = process.argv.includes("variants");
if (isVariants) writeMinimalFixture();

for (const [folder, settings] of Object.entries(isVariants ? variants : sites)) {
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    stdio: "inherit",
    env: { ...process.env, ...settings, SITE_BUILD_DIRECTORY: folder },
  });
  if (status !== 0) process.exit(1);
}
