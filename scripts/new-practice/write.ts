import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseDocument } from "yaml";
import choices from "../../content-schema/choices.json" with { type: "json" };
import { nameSlug, servicePath } from "../../content-schema/format/page-path.ts";
import { type Answers, partNames } from "./answers.ts";

const sample = join(import.meta.dirname, "../../tests/fixtures/dermatologist");

/** By the field’s path, such as `home.title`. */
type Values = Readonly<Record<string, unknown>>;
type Changes = Readonly<Record<string, Values>>;

const views = ["hills", "pier", "dunes", "boats", "cliffs", "marsh", "arch", "sail"];

function officesOf(answers: Answers) {
  return answers.offices.map(({ city, street, zip }, index) => {
    const query = encodeURIComponent(`${street}, ${city}, ${answers.state.abbreviation} ${zip}`);
    return {
      id: nameSlug(city),
      name: city,
      street,
      suite: "Suite 100",
      city,
      state: answers.state.abbreviation,
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

function valuesOf(answers: Answers): Changes {
  const { state, services, degree } = answers;
  const [office] = answers.offices;
  return {
    "practice.yaml": {
      brandName: answers.practice,
      titleSuffix: `${office?.city} ${answers.field}`,
      state: { name: state.name, abbreviation: state.abbreviation },
      timeZone: state.timeZone,
      timeZoneLabel: state.zone,
      languages: answers.languages,
      specialty: { doctor: answers.doctorTitle, schemaOrg: answers.schemaOrg },
      "provider.name": answers.doctor,
      "provider.degree": degree,
      "provider.degreeName": choices.degrees[degree][0],
      "insurance.accepted": answers.insurance,
      "insurance.sentence": answers.insurance
        ? "We are in network with most large health plans, and we send the bill to yours."
        : "We do not bill health plans, so you pay us directly.",
      "phones.main": answers.phone,
    },
    "offices.yaml": { offices: officesOf(answers) },
    "words/search.yaml": { examples: services.slice(0, 3).map((each) => each.toLowerCase()) },
    "search-words.yaml": {
      pages: services.map((each) => ({
        path: servicePath(nameSlug(each)),
        words: [each.toLowerCase()],
      })),
    },
  };
}

function neutralWords({ doctorTitle, field, offices, state }: Answers) {
  const text = readFileSync(join(import.meta.dirname, "neutral.yaml"), "utf8")
    .replaceAll("NAME", doctorTitle)
    .replaceAll("FIELD", field)
    .replaceAll("CITY", offices[0]?.city ?? "")
    .replaceAll("STATE", state.name);
  return parse(text) as { always: Changes; without: Record<string, Changes> };
}

function change(folder: string, file: string, values: Values): void {
  const path = join(folder, file);
  const record = parseDocument(readFileSync(path, "utf8"));
  for (const [field, value] of Object.entries(values)) {
    const keys = field.split(".");
    if (!record.hasIn(keys)) throw new Error(`${file}: expected ${field} in the sample practice`);
    record.setIn(keys, value);
  }
  record.commentBefore = null;
  writeFileSync(path, record.toString({ lineWidth: 0 }));
}

function writeServices(folder: string, { services, doctorTitle }: Answers): void {
  const template = readFileSync(join(import.meta.dirname, "service.mdx"), "utf8");
  const slugs = services.map(nameSlug);
  mkdirSync(join(folder, "services"));
  for (const [index, title] of services.entries()) {
    const others = [1, 2].map((step) => slugs[(index + step) % slugs.length]);
    const keywords = [title, doctorTitle].map((word) => JSON.stringify(word)).join(", ");
    const text = template
      .replaceAll("TOPIC_SLUG", slugs[index] ?? "")
      .replaceAll("TOPIC_TITLE", title)
      .replaceAll("TOPIC_NAME", title.charAt(0).toLowerCase() + title.slice(1))
      .replace("order: 1", `order: ${index + 1}`)
      .replace("view: boats", `view: ${views[index % views.length]}`)
      .replace("keywords: []", `keywords: [${keywords}]`)
      .replace("related: []", `related: [${others.join(", ")}]`);
    writeFileSync(join(folder, "services", `${slugs[index]}.mdx`), text);
  }
}

function changeTexts(folder: string, { services }: Answers): void {
  const replace = (name: string, former: RegExp, next: string) => {
    const file = join(folder, name);
    const text = readFileSync(file, "utf8");
    if (!former.test(text)) throw new Error(`${name}: expected ${former} in the sample practice`);
    writeFileSync(file, text.replace(former, next));
  };
  const links = services.map((title) => `[${title}](${servicePath(nameSlug(title))})`);
  const sentence = `You can read about ${links.join(", ")}.`;
  replace("pages/about.mdx", /^Some people come with .*$/m, sentence);
  replace("legal/medical-disclaimer.mdx", /you have a rash[^,]*, or if /, "");
}

function writeTemplates(folder: string, answers: Answers): void {
  const { degree, doctorTitle, field, state } = answers;
  const words = {
    "Jane Sample, DO, osteopathic physician and surgeon in California": `Jane Sample, ${degree}, ${doctorTitle} in ${state.name}`,
    "Doctor of Osteopathic Medicine (DO)": `${choices.degrees[degree][0]} (${degree})`,
    "degree: DO": `degree: ${degree}`,
    "Sample Osteopathic Board of Proctology": `Sample Board of ${field}`,
    "20A 00000": "SAMPLE-0000",
    "osteopathic physician": doctorTitle,
    proctologist: field,
  };
  const templates = join(import.meta.dirname, "../../content/templates");
  mkdirSync(join(folder, "templates"));
  for (const name of readdirSync(templates)) {
    const text = readFileSync(join(templates, name), "utf8");
    const own = Object.entries(words).reduce((all, [from, to]) => all.replaceAll(from, to), text);
    writeFileSync(join(folder, "templates", name), own);
  }
}

/** Writes a new practice's content into a folder that is not there yet. */
export function writePractice(folder: string, answers: Answers): void {
  const left = ["services", "gallery-pictures", "pages/es.mdx"].map((part) => join(sample, part));
  cpSync(sample, folder, { recursive: true, filter: (path) => !left.includes(path) });
  const { always, without } = neutralWords(answers);
  const absent = partNames.filter((part) => !answers.parts.includes(part));
  for (const changes of [always, valuesOf(answers), ...absent.map((part) => without[part] ?? {})]) {
    for (const [file, values] of Object.entries(changes)) change(folder, file, values);
  }
  writeServices(folder, answers);
  changeTexts(folder, answers);
  writeTemplates(folder, answers);
}
