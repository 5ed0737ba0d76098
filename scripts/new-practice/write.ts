import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isCollection, parse, parseDocument } from "yaml";
import { states } from "../../content-schema/states.ts";
import { type Answers, degrees, type Part } from "./answers.ts";

const sample = join(import.meta.dirname, "../../tests/fixtures/dermatologist");

/** New values by the field’s path, such as `home.title`. */
type Values = Readonly<Record<string, unknown>>;

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "-");

const stateOf = ({ state }: Answers) => {
  const found = states.find(({ abbreviation }) => abbreviation === state);
  if (!found) throw new Error(`expected a state, found ${state}`);
  return found;
};

const views = ["hills", "pier", "dunes", "boats", "cliffs", "marsh", "arch", "sail"];

function officesOf(answers: Answers) {
  return answers.offices.map(({ city, street, zip }, index) => {
    const query = encodeURIComponent(`${street}, ${city}, ${answers.state} ${zip}`);
    return {
      id: slugOf(city),
      name: city,
      street,
      suite: "Suite 100",
      city,
      state: answers.state,
      zip,
      phone: answers.phone,
      parking: "Sample: where to park, and what it costs.",
      arrival: "Sample: how to find the door.",
      access: "Sample: step-free entrance, elevator and accessible restroom.",
      mapUrl: `https://www.google.com/maps?q=${query}&output=embed`,
      directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${query}`,
      view: views[index % views.length],
    };
  });
}

/** The practice's own record; `null` and empty lists are what it does without. */
function practiceValues(answers: Answers): Values {
  const { name, abbreviation, timeZone, zone } = stateOf(answers);
  const has = (part: Part) => answers.parts.includes(part);
  const [office] = answers.offices;
  return {
    brandName: answers.practice,
    titleSuffix: `${office?.city} ${answers.field}`,
    state: { name, abbreviation },
    timeZone,
    timeZoneLabel: zone,
    languages: answers.languages,
    specialty: { doctor: answers.doctorTitle, schemaOrg: answers.schemaOrg },
    "provider.name": answers.doctor,
    "provider.degree": answers.degree,
    "provider.degreeName": degrees[answers.degree],
    "insurance.accepted": answers.insurance,
    "insurance.sentence": answers.insurance
      ? "We are in network with most large health plans, and we send the bill to yours."
      : "We do not bill health plans, so you pay us directly.",
    "phones.main": answers.phone,
    ...(has("photo-consult") ? {} : { photoConsult: null }),
    ...(has("rating") ? {} : { rating: null }),
    ...(has("lender") ? {} : { lender: null }),
  };
}

function valuesOf(answers: Answers): Record<string, Values> {
  const has = (part: Part) => answers.parts.includes(part);
  return {
    "practice.yaml": practiceValues(answers),
    "offices.yaml": { offices: officesOf(answers) },
    "prices.yaml": {
      ...(has("photo-consult") ? {} : { photoConsult: null }),
      ...(has("video-visit") ? {} : { telehealth: null }),
    },
    "testimonials.yaml": has("testimonials") ? {} : { testimonials: [] },
    "press.yaml": { names: has("press") ? ["Sample Gazette", "The Sample Observer"] : [] },
    "words/search.yaml": {
      examples: answers.services.slice(0, 3).map((each) => each.toLowerCase()),
    },
    "search-words.yaml": {
      pages: answers.services.map((each) => ({
        path: `/service/${slugOf(each)}`,
        words: [each.toLowerCase()],
      })),
    },
  };
}

/** Values without a trace of the sample practice's own field and state. */
function neutralValues(answers: Answers): Record<string, Values> {
  const text = readFileSync(join(import.meta.dirname, "neutral.yaml"), "utf8")
    .replaceAll("NAME", answers.doctorTitle)
    .replaceAll("FIELD", answers.field)
    .replaceAll("CITY", answers.offices[0]?.city ?? "")
    .replaceAll("STATE", stateOf(answers).name);
  return parse(text) as Record<string, Values>;
}

function change(folder: string, file: string, values: Values): void {
  const path = join(folder, file);
  const record = parseDocument(readFileSync(path, "utf8"));
  for (const [field, value] of Object.entries(values)) {
    const keys = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (!record.hasIn(keys)) throw new Error(`${file}: expected ${field} in the sample practice`);
    const node = record.createNode(value);
    if (isCollection(node)) node.flow = false;
    record.setIn(keys, node);
  }
  record.commentBefore = null;
  writeFileSync(path, record.toString({ lineWidth: 0 }));
}

function writeServices(folder: string, { services, doctorTitle }: Answers): void {
  const template = readFileSync(join(import.meta.dirname, "service.mdx"), "utf8");
  const slugs = services.map(slugOf);
  mkdirSync(join(folder, "services"));
  for (const [index, title] of services.entries()) {
    const others = [1, 2].map((step) => slugs[(index + step) % slugs.length]);
    const text = template
      .replaceAll("TOPIC_SLUG", slugs[index] ?? "")
      .replaceAll("TOPIC_TITLE", title)
      .replaceAll("TOPIC_NAME", title.charAt(0).toLowerCase() + title.slice(1))
      .replace("order: 1", `order: ${index + 1}`)
      .replace("view: boats", `view: ${views[index % views.length]}`)
      .replace(
        "keywords: []",
        `keywords: [${JSON.stringify(title)}, ${JSON.stringify(doctorTitle)}]`,
      )
      .replace("related: []", `related: [${others.join(", ")}]`);
    writeFileSync(join(folder, "services", `${slugs[index]}.mdx`), text);
  }
}

function changeTexts(folder: string, { services }: Answers): void {
  const links = services.map((title) => `[${title}](/service/${slugOf(title)})`);
  const texts = [
    ["pages/about.mdx", /^Some people come with .*$/m, `You can read about ${links.join(", ")}.`],
    ["legal/medical-disclaimer.mdx", /you have a rash[^,]*, or if /, ""],
  ] as const;
  for (const [file, former, next] of texts) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    if (!former.test(text)) throw new Error(`${file}: expected ${former} in the sample practice`);
    writeFileSync(path, text.replace(former, next));
  }
}

function writeTemplates(folder: string, answers: Answers): void {
  const { degree, doctorTitle, field } = answers;
  const words: readonly (readonly [string, string])[] = [
    [
      "Jane Sample, DO, osteopathic physician and surgeon in California",
      `Jane Sample, ${degree}, ${doctorTitle} in ${stateOf(answers).name}`,
    ],
    ["Doctor of Osteopathic Medicine (DO)", `${degrees[degree]} (${degree})`],
    ["degree: DO", `degree: ${degree}`],
    ["Sample Osteopathic Board of Proctology", `Sample Board of ${field}`],
    ["20A 00000", "SAMPLE-0000"],
    ["osteopathic physician", doctorTitle],
    ["proctologist", field],
  ];
  const templates = join(import.meta.dirname, "../../content/templates");
  mkdirSync(join(folder, "templates"));
  for (const name of readdirSync(templates)) {
    const text = readFileSync(join(templates, name), "utf8");
    const own = words.reduce((made, [former, next]) => made.replaceAll(former, next), text);
    writeFileSync(join(folder, "templates", name), own);
  }
}

/** Writes the content of a new practice into a folder that is not there yet. */
export function writePractice(folder: string, answers: Answers): void {
  const left = ["services", "gallery-pictures", "pages/es.mdx"].map((part) => join(sample, part));
  cpSync(sample, folder, { recursive: true, filter: (path) => !left.includes(path) });
  for (const all of [neutralValues(answers), valuesOf(answers)]) {
    for (const [file, values] of Object.entries(all)) change(folder, file, values);
  }
  writeServices(folder, answers);
  changeTexts(folder, answers);
  writeTemplates(folder, answers);
}
