import { expect, it } from "vitest";
import { readContent } from "../../content-schema/load-content.ts";
import { contentFolder } from "../../content-schema/source.ts";
import { type LaunchState, launchItems, launchStateOf } from "./list.ts";
import { type LaunchItem, launchPage } from "./report.ts";

type Values = Record<string, unknown>;

const state = launchStateOf(readContent(contentFolder));
const now = { ...state, content: { ...state.content, today: "2026-11-21" } };
const list = launchItems(now);
const key = ({ who, file, field }: LaunchItem) => `${who} ${file} ${field}`;

/** Returns the lines that leave the list of the sample practice, and those that come. */
function changedLines(state: Partial<LaunchState>): string[] {
  const [before, after] = [list, launchItems({ ...now, ...state })].map((items) => items.map(key));
  return [
    ...(before ?? []).filter((line) => !after?.includes(line)).map((line) => `- ${line}`),
    ...(after ?? []).filter((line) => !before?.includes(line)).map((line) => `+ ${line}`),
  ];
}

/** Returns a copy of values with one of them written anew. */
function written<Record>(values: Record, field: string, value: unknown): Record {
  const copy = structuredClone(values);
  const path = field.split(/[.[\]]+/).filter(Boolean);
  const last = path.pop() ?? "";
  path.reduce((place, name) => place[name] as Values, copy as Values)[last] = value;
  return copy;
}

/** Where content has the records that are checked as such. */
const places: Readonly<Record<string, string>> = {
  "content/practice.yaml": "practice.",
  "content/testimonials.yaml": "",
  "content/gallery.yaml": "",
  "content/services/acne.mdx": "serviceRecords.acne.",
};

/** With a value written into a record, as somebody would with an editor. */
function stateWith(file: string, field: string, value: unknown): Partial<LaunchState> {
  const record = now.records.get(file);
  if (!record) throw new Error(`${file}: expected a record, found none`);
  const input = written(record.input, field, value);
  const place = places[file];
  const isContent = place !== undefined;
  return {
    records: new Map(now.records).set(file, { ...record, input }),
    content: isContent ? written(now.content, place + field, value) : now.content,
  };
}

const words = '"sample": false, "name": "P. T.", "text": "It went well."';
const consent = '"id": "C-1", "date": "2026-11-01", "scope": "website", "revoked": false';

/** What is written where, and what leaves (-) or joins (+) the list of whom. */
const edits = `
practice.yaml | brandName | "Bay Dermatology" | - office practice.yaml brandName
practice.yaml | brandName | "Sample Clinic" |
practice.yaml | phones.main | "+13105551234" | - office practice.yaml phones.main
practice.yaml | phones.main | "+13105550177" |
practice.yaml | site.url | "https://www.practice.test" | - developer practice.yaml site.url
practice.yaml | site.bookingUrl | "https://book.test/" | - developer practice.yaml site.bookingUrl
practice.yaml | social[0].url | "https://www.instagram.com/bay" | - office practice.yaml social[0].url
practice.yaml | social | [{ "url": "https://www.youtube.com/" }] | - office practice.yaml social[1].url
practice.yaml | promises.personAnswers | "" | - office practice.yaml promises.personAnswers
practice.yaml | analytics.mode | "consent" | - counsel practice.yaml analytics.mode
practice.yaml | analytics.reviewedBy | { "name": "Counsel" } | - counsel practice.yaml analytics.mode
practice.yaml | rating.structuredData.reviewedBy | { "name": "Counsel" } | - counsel practice.yaml rating.structuredData.reviewedBy
practice.yaml | hipaa.privacyNotice | "/privacy-practices.pdf" | - counsel practice.yaml hipaa.privacyNotice
practice.yaml | hipaa.privacyNotice | "" |
practice.yaml | hipaa.coveredEntity | false | - counsel practice.yaml hipaa.coveredEntity | - counsel practice.yaml hipaa.privacyNotice
offices.yaml | offices[0].street | "12 Congress Avenue" | - office offices.yaml offices[0].street
offices.yaml | offices[0].street | "000 Beach Blvd" |
services/acne.mdx | review.author | { "sample": false, "name": "Pat Writer" } | - doctor services/acne.mdx review.author
services/acne.mdx | review.author | { "sample": false, "name": "Sample team" } |
services/acne.mdx | review.reviewer.sample | false | - doctor services/acne.mdx review.reviewer
services/acne.mdx | review.nextReview | "2026-11-20" | + doctor services/acne.mdx review.nextReview
services/acne.mdx | review.lastReviewed | "2026-11-22" | + doctor services/acne.mdx review.lastReviewed
services/acne.mdx | review.confirm | ["It fades."] | + doctor services/acne.mdx review.confirm[0]
services/acne.mdx | sources[0].year | 2026 | + office services/acne.mdx sources[0].year
services/acne.mdx | sources[0] | { "year": 2026, "accessed": "2026-11-21" } |
testimonials.yaml | testimonials[4] | { ${words}, "permission": "Folder 3" } | - office testimonials.yaml testimonials[4]
testimonials.yaml | testimonials[4] | { ${words}, "permission": "Sample folder" } | - office testimonials.yaml testimonials[4] | + office testimonials.yaml testimonials[4].permission
testimonials.yaml | testimonials[4].text | "Fine. (Sample text.)" |
gallery.yaml | categories[1].pairs[0] | { "sample": false, "consent": { ${consent} } } | - office gallery.yaml categories[1].pairs[0]
gallery.yaml | categories[1].pairs[0] | { "sample": false, "consent": { "id": "SAMPLE-1" } } | - office gallery.yaml categories[1].pairs[0] | + office gallery.yaml categories[1].pairs[0].consent
`
  .trim()
  .split("\n")
  .map((row) => row.split(" |").map((cell) => cell.trim()));

it.each(edits)("%s: %s: %s: %s %s", (name = "", field = "", value = "", ...lines) => {
  expect(changedLines(stateWith(`content/${name}`, field, JSON.parse(value)))).toEqual(
    lines.filter(Boolean).map((line) => line.replace(/(?<=^. \w+ )/, "content/")),
  );
});

it.each([
  ["pages/about.mdx", /\*[\s\S]*?\*/, "Words.", "- doctor content/pages/about.mdx line 3"],
  ["pages/financing.mdx", /^/, "Sample\n", "+ doctor content/pages/financing.mdx line 1"],
  [
    "pages/financing.mdx",
    /^/,
    "---\nsample: true\n---\n",
    "+ doctor content/pages/financing.mdx sample",
  ],
  [
    "legal/notices.mdx",
    "## License and board",
    "## Board",
    "+ counsel content/legal/notices.mdx License and board",
  ],
  [
    "legal/notices.mdx",
    /cms\.gov\/nosurprises/g,
    "",
    "+ counsel content/legal/notices.mdx Your right to a Good Faith Estimate",
  ],
])("%s with %s made “%s”: %s", (name, find, make, line) => {
  const file = `content/${name}`;
  const text = (now.texts.get(file) ?? "").replace(find, make);
  expect(changedLines({ texts: new Map(now.texts).set(file, text) })).toEqual([line]);
});

it("a confirmed fact leaves, unless it reads like a sample or the law asks for it", () => {
  const signed = { by: "Office manager", on: "2026-11-21" };
  const confirmed = (field: string) => ({
    content: { ...now.content, confirmed: [{ file: "practice.yaml", field, ...signed }] },
  });
  const confirm = (field: string) => changedLines(confirmed(field));
  expect(confirm("promises.chaperone")).toEqual([
    "- office content/practice.yaml promises.chaperone",
  ]);
  expect(confirm("brandName")).toEqual([]);
  const { records = now.records } = stateWith("content/practice.yaml", "hipaa.privacyNotice", "");
  const state = { ...now, records, ...confirmed("hipaa.privacyNotice") };
  expect(launchItems(state).map(key)).toContain(
    "counsel content/practice.yaml hipaa.privacyNotice",
  );
});

it("a person's page holds their tasks alone, and stands alone; the whole one opens fields", () => {
  const open = ({ field }: LaunchItem) => `/form.html?field=${field}`;
  const counsel = launchPage(list.filter(({ who }) => who === "counsel"));
  expect(counsel).toContain("hipaa.coveredEntity");
  expect(counsel).not.toMatch(/brandName|provider\.name|<a |<script/);
  expect(launchPage(list, key, open).match(/<a href="\/form/g)).toHaveLength(list.length);
});
