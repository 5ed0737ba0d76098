import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isMap, parseDocument } from "yaml";
import { contentFolder } from "../../content-schema/content-reader.ts";
import { readContent } from "../../content-schema/load-content.ts";
import { type Edit, practiceWith } from "../../tests/support/practice-with.ts";
import { launchItems } from "./launch-items.ts";
import { type LaunchItem, launchPage } from "./launch-report.ts";

const itemsOf = (folder: string) => launchItems(readContent(folder));
const key = ({ who, file, field }: LaunchItem) => `${who} ${file.replace("content/", "")} ${field}`;
const source = (name: string) => readFileSync(join(contentFolder, name), "utf8");
const list = itemsOf(contentFolder);
const before = list.map(key);

/** Returns the lines that leave the list of the sample practice, and those that come. */
function changedLines(edits: Readonly<Record<string, Edit>>): string[] {
  const after = itemsOf(practiceWith(edits)).map(key);
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
}

/** Writes a value into a record; an object's fields join those that are there. */
const written =
  (field: string, value: unknown): Edit =>
  (text) => {
    const path = field.split(/[.[\]]+/).filter(Boolean);
    const [, yaml = text, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
    const record = parseDocument(yaml);
    const fields = isMap(record.getIn(path)) ? Object.entries(value as object) : [];
    for (const [name, each] of fields) record.setIn([...path, name], each);
    if (fields.length === 0) record.setIn(path, record.createNode(value));
    return body === undefined ? `${record}` : `---\n${record}---\n${body}`;
  };

const words =
  '"sample": false, "name": "P. T.", "text": "It went well, and I was home by noon the same day."';
const counsel = '"name": "Counsel", "date": "2026-11-01"';
const consent = '"date": "2026-11-01", "scope": "website", "revoked": false';
const pictures =
  '"before": { "file": "01-before.png", "alt": "Before: a dark mole on an arm" }, "after": { "file": "01-after.png", "alt": "After: the same arm without it" }';

/** What is written where, and what leaves (-) or joins (+) the list of whom. */
const edits = `
practice.yaml | brandName | "Bay Dermatology" | - office practice.yaml brandName
practice.yaml | brandName | "Sample Clinic" |
practice.yaml | answers.outsideTests | "An outside lab tests your sample, and bills you itself." | - doctor practice.yaml answers.outsideTests
practice.yaml | brandName | "The “Sample” Clinic" |
practice.yaml | site.url | "https://sample.practice.test" |
practice.yaml | rating.source | "sample ratings of patients" |
practice.yaml | phones.main | "+13105551234" | - office practice.yaml phones.main
practice.yaml | phones.main | "+13105550177" |
practice.yaml | site.url | "https://www.practice.test" | - developer practice.yaml site.url
practice.yaml | site.bookingUrl | "https://book.test/" | - developer practice.yaml site.bookingUrl
practice.yaml | social[0].url | "https://www.instagram.com/bay" | - office practice.yaml social[0].url
practice.yaml | social | [{ "label": "Videos", "url": "https://www.youtube.com/" }] | - office practice.yaml social[1].url
practice.yaml | promises.personAnswers | "" | - office practice.yaml promises.personAnswers
practice.yaml | analytics.mode | "consent" | - counsel practice.yaml analytics.mode
practice.yaml | analytics.reviewedBy | { ${counsel} } | - counsel practice.yaml analytics.mode
practice.yaml | rating.structuredData.reviewedBy | { ${counsel} } | - counsel practice.yaml rating.structuredData.reviewedBy
practice.yaml | hipaa.privacyNotice | "/privacy-practices.pdf" | - counsel practice.yaml hipaa.privacyNotice
practice.yaml | hipaa.privacyNotice | "" |
practice.yaml | hipaa.coveredEntity | false | - counsel practice.yaml hipaa.coveredEntity | - counsel practice.yaml hipaa.privacyNotice
offices.yaml | offices[0].street | "12 Congress Avenue" | - office offices.yaml offices[0].street
offices.yaml | offices[0].street | "000 Beach Blvd" |
services/acne.mdx | review.author | { "sample": false, "name": "Pat Writer" } | - doctor services/acne.mdx review.author
services/acne.mdx | review.author | { "sample": false, "name": "Sample team" } |
services/acne.mdx | review.reviewer | { "sample": false, "name": "Dr. Pat Reader, MD" } | - doctor services/acne.mdx review.reviewer
services/acne.mdx | review.reviewer.sample | false |
services/acne.mdx | review.nextReview | "2026-11-20" | + doctor services/acne.mdx review.nextReview
services/acne.mdx | review.lastReviewed | "2026-11-22" | + doctor services/acne.mdx review.lastReviewed
services/acne.mdx | review.confirm | ["It fades."] | + doctor services/acne.mdx review.confirm[0]
services/acne.mdx | sources[0].year | 2026 | + office services/acne.mdx sources[0].year
services/acne.mdx | sources[0] | { "year": 2026, "accessed": "2026-11-21" } |
testimonials.yaml | testimonials[4] | { ${words}, "permission": "Folder 3" } | - office testimonials.yaml testimonials[4]
testimonials.yaml | testimonials[4] | { ${words}, "permission": "Sample folder" } | - office testimonials.yaml testimonials[4] | + office testimonials.yaml testimonials[4].permission
testimonials.yaml | testimonials[0] | { ${words}, "permission": "Folder 3" } | - office testimonials.yaml testimonials[0] | + office testimonials.yaml testimonials[0].home.source
testimonials.yaml | testimonials[4].text | "They were kind and quick, and fine. (Sample text.)" |
gallery.yaml | categories[1].pairs[0] | { "sample": false, ${pictures}, "consent": { "id": "C-1", ${consent} } } | - office gallery.yaml categories[1].pairs[0]
gallery.yaml | categories[1].pairs[0] | { "sample": false, "consent": { "id": "C-1", ${consent} } } | - office gallery.yaml categories[1].pairs[0] | + office gallery.yaml categories[1].pairs[0].before.alt | + office gallery.yaml categories[1].pairs[0].after.alt
gallery.yaml | categories[1].pairs | [] | - office gallery.yaml categories[1].pairs[0] | - office gallery.yaml categories[1].pairs[1] | + office gallery.yaml categories[1]
gallery.yaml | categories[1].pairs[0] | { "sample": false, ${pictures}, "consent": { "id": "SAMPLE-1", ${consent} } } | - office gallery.yaml categories[1].pairs[0] | + office gallery.yaml categories[1].pairs[0].consent
`
  .trim()
  .split("\n")
  .map((row) => row.split(" |").map((cell) => cell.trim()));

it.each(edits)("%s: %s: %s: %s %s", (name = "", field = "", value = "", ...lines) => {
  expect(changedLines({ [name]: written(field, JSON.parse(value)) })).toEqual(
    lines.filter(Boolean),
  );
});

it.each([
  ["pages/about.mdx", /\*[\s\S]*?\*/, "Words.", "- doctor", "line 3"],
  ["pages/financing.mdx", /^/, "Sample\n", "+ doctor", "line 1"],
  ["pages/financing.mdx", /^/, "---\nsample: true\n---\n", "+ doctor", "sample"],
  ["pages/financing.mdx", /^/, "---\nsample:  True\n---\n", "+ doctor", "sample"],
  ["legal/notices.mdx", "## License and board", "## Board", "+ counsel", "License and board"],
  [
    "legal/notices.mdx",
    /cms\.gov\/nosurprises/g,
    "",
    "+ counsel",
    "Your right to a Good Faith Estimate",
  ],
])("%s with %s made “%s”: %s %s", (name, find, make, who, field) => {
  expect(changedLines({ [name]: [find, make] })).toEqual([`${who} ${name} ${field}`]);
});

it("a doctor or page keeps no words of its template", () => {
  const template = (name: string) =>
    readFileSync(join(import.meta.dirname, `../../content/templates/${name}.mdx`), "utf8");
  const doctor = "doctor doctors/jane-doe.mdx";
  const page = "office pages/parking.mdx";
  const edits = (sample: boolean) => ({
    "doctors/jane-doe.mdx": () => template("doctor").replace("sample: true", `sample: ${sample}`),
    "pages/parking.mdx": () => template("page"),
  });
  expect(changedLines(edits(true))).toContain(`+ ${doctor} sample`);
  expect(changedLines(edits(false))).toEqual([
    ...["name", "license.number", "board", "lead", "description"].map((at) => `+ ${doctor} ${at}`),
    ...["line 22", "line 23", "line 27"].map((at) => `+ ${doctor} ${at}`),
    ...["title", "lead", "description", "line 13"].map((at) => `+ ${page} ${at}`),
  ]);
});

it("a confirmed fact leaves, unless it reads like a sample or the law asks for it", () => {
  const confirmed =
    (field: string): Edit =>
    () =>
      `confirmed: [{ file: practice.yaml, field: ${field}, by: Office manager, on: "2026-11-21" }]`;
  const confirm = (field: string) => changedLines({ "confirmed.yaml": confirmed(field) });
  expect(confirm("promises.chaperone")).toEqual(["- office practice.yaml promises.chaperone"]);
  expect(confirm("builder.label")).toEqual([]);
  const field = "hipaa.privacyNotice";
  const edits = { "confirmed.yaml": confirmed(field), "practice.yaml": written(field, "") };
  expect(itemsOf(practiceWith(edits)).map(key)).toContain(`counsel practice.yaml ${field}`);
});

it("a person's page has only their tasks and works on its own; the full page links to fields", () => {
  const at = (item: LaunchItem) => ({
    place: key(item),
    address: `/form.html?field=${item.field}`,
  });
  const items = list.filter(({ who }) => who === "counsel");
  const counsel = launchPage(items, at, false);
  expect(counsel).toContain("hipaa.coveredEntity");
  expect(counsel).not.toMatch(/brandName|provider\.name|<a |<script/);
  expect(launchPage(list, at, true).match(/<a href="\/form/g)).toHaveLength(list.length);
});

it("reports, by field, passages that a copied service still shares", () => {
  const [, lead = ""] = /^lead: (.*)$/m.exec(source("services/acne.mdx")) ?? [];
  const [, cause = ""] = /<Part is="causes">\n\n(.*)\n/.exec(source("services/acne.mdx")) ?? [];
  const copied = (text: string) =>
    text
      .replace(/^lead: .*$/m, `lead: ${lead}`)
      .replace(/(<Part is="causes">\n\n)/, `$1${cause}\n\n`);
  expect(changedLines({ "services/hair-loss.mdx": copied })).toEqual([
    "+ doctor services/hair-loss.mdx lead",
    "+ doctor services/hair-loss.mdx text-causes",
  ]);
});
