import { describe, expect, it } from "vitest";
import { readContent } from "../../content-schema/load-content.ts";
import { contentFolder } from "../../content-schema/source.ts";
import { looksLikeSample } from "./facts.ts";
import { type LaunchState, launchItems, launchStateOf } from "./list.ts";
import { launchPage } from "./page.ts";
import type { LaunchItem } from "./report.ts";

type Place = Record<string, unknown>;

const practice = "content/practice.yaml";
/** The records that hold facts of the practice. */
const facts = ["practice", "offices", "prices", "press", "credentials"].map(
  (name) => `content/${name}.yaml`,
);

const copy = ({ records, confirmed, texts, notices, today }: LaunchState): LaunchState => ({
  records: new Map(
    [...records].map(([file, { schema, input, variables }]) => [
      file,
      { schema, input: structuredClone(input), variables: new Map(variables) },
    ]),
  ),
  confirmed: [...confirmed],
  texts: new Map(texts),
  notices,
  today,
});
const steps = (field: string) => field.split(/[.[\]]+/).filter(Boolean);
const at = (state: LaunchState, file: string, field = ""): Place =>
  steps(field).reduce((value, key) => value[key] as Place, state.records.get(file)?.input as Place);
/** Writes a value into a record, as somebody would with an editor. */
function write(state: LaunchState, file: string, field: string, value: unknown): void {
  const path = steps(field);
  const last = path.pop() ?? "";
  at(state, file, path.join("."))[last] = value;
}
/** Names a field in `confirmed.yaml`. */
const confirm = (state: LaunchState, file: string, field: string) =>
  (state.confirmed as { file: string; field: string }[]).push({
    file: file.replace("content/", ""),
    field,
  });
const setText = (state: LaunchState, file: string, change: (text: string) => string) =>
  (state.texts as Map<string, string>).set(file, change(state.texts.get(file) ?? ""));

/** A value that a practice might write in place of a sample. */
function realValue(field: string, sample: unknown): unknown {
  if (typeof sample === "number") return sample - 1;
  if (field === "answers.firstVisitPrice") return 250;
  if (/phone/i.test(field)) return "+13105551234";
  if (field === "site.url") return "https://www.practice.test";
  if (/url$/i.test(field)) return "https://other.test/practice";
  if (field === "rating.asOf") return "2026-11-20";
  if (field.startsWith("promises.")) return "We keep this promise.";
  if (field === "medicare") return "not-enrolled";
  if (["hipaa.coveredEntity", "insurance.accepted"].includes(field)) return true;
  return field === "hipaa.privacyNotice" ? "/privacy-practices.pdf" : "True words";
}

/** Does what a line of the list asks for. */
function cure(state: LaunchState, { file, field }: LaunchItem): void {
  const record = file.startsWith("SITE_") ? practice : file;
  if (/reviewedBy|^analytics.mode$/.test(field)) {
    const reviewedBy = { name: "Counsel", date: "2026-11-21" };
    Object.assign(at(state, practice, field.replace(/\.\w+$/, "")), { reviewedBy });
  } else if (facts.includes(record)) {
    // Its value is the true one already.
    if (field === "hipaa.coveredEntity") confirm(state, record, field);
    else write(state, record, field, realValue(field, at(state, record, field)));
  } else if (state.texts.has(file)) {
    setText(state, file, (text) =>
      text.replace(/^---[\s\S]*?---\n/, "").replace(/samples?/gi, "x"),
    );
  } else if (field.startsWith("review.confirm")) {
    write(state, file, "review.confirm", undefined);
  } else if (field.startsWith("review.")) {
    Object.assign(at(state, file, field), { sample: false, name: "Pat Writer" });
  } else if (field.startsWith("sources")) {
    Object.assign(at(state, file, field.replace(".year", "")), { accessed: "2026-11-21" });
  } else if (field.startsWith("testimonials")) {
    const real = {
      sample: false,
      name: "P. T.",
      text: "These are the words of a patient, as she wrote them.",
      permission: "Folder 3",
    };
    Object.assign(at(state, file, field), real);
  } else if (field.startsWith("categories")) {
    const consent = { id: "C-1", date: "2026-11-01", scope: "website", revoked: false };
    Object.assign(at(state, file, field), { sample: false, consent });
  } else throw new Error(`no cure for ${file}: ${field}`);
}

const now = { ...launchStateOf(readContent(contentFolder)), today: "2026-11-21" };
const list = launchItems(now);
const key = ({ who, file, field }: LaunchItem) => `${who}: ${file}: ${field}`;

/** The content with everything done. */
function ready(): LaunchState {
  const state = copy(now);
  for (const item of list) cure(state, item);
  return state;
}

describe("each line of the launch list", () => {
  it("is there once, and all are gone when all is done", () => {
    expect(new Set(list.map(key)).size).toBe(list.length);
    const done = ready();
    expect(launchItems(done)).toEqual([]);
    for (const [file, { schema, input }] of done.records) {
      expect(schema.safeParse(input).error?.message, file).toBeUndefined();
    }
  });

  it.each(list.map((item) => [key(item), item] as const))(
    "%s goes, alone, when it is done",
    (_, item) => {
      const state = copy(now);
      cure(state, item);
      expect(launchItems(state)).toEqual(list.filter((other) => other !== item));
    },
  );

  it("of a fact goes when it is confirmed, unless it reads like a sample or the law asks for it", () => {
    for (const item of list.filter(({ file }) => facts.includes(file))) {
      if (/reviewedBy|^analytics.mode$/.test(item.field)) continue;
      const state = copy(now);
      confirm(state, item.file, item.field);
      const isOwed = item.field === "hipaa.privacyNotice";
      const stays = isOwed || looksLikeSample(at(state, item.file, item.field));
      const left = list.filter((other) => stays || other !== item);
      expect(launchItems(state).map(key)).toEqual(left.map(key));
    }
  });
});

/** What a sound record lacks, as person, file, field and, where it differs, what is written where. */
const gaps = `
office | practice.yaml | brandName | "Sample Proctology"
office | practice.yaml | brandName | "Sample Clinic"
office | practice.yaml | phones.main | "+13105550177"
office | offices.yaml | offices[0].street | "000 Beach Blvd"
developer | practice.yaml | site.url | "https://www.example.com"
developer | practice.yaml | site.bookingUrl | "/samples/booking.html"
office | practice.yaml | social[0].url | "https://www.instagram.com/"
counsel | practice.yaml | analytics.mode | null | analytics.reviewedBy
counsel | practice.yaml | rating.structuredData.reviewedBy | null
counsel | practice.yaml | hipaa.privacyNotice | ""
office | practice.yaml | promises.personAnswers | "A person answers the phone during office hours."
doctor | services/acne.mdx | review.author | "Sample team" | review.author.name
doctor | services/acne.mdx | review.reviewer | true | review.reviewer.sample
doctor | services/acne.mdx | review.nextReview | "2026-11-20"
doctor | services/acne.mdx | review.lastReviewed | "2026-11-22"
doctor | services/acne.mdx | review.confirm[0] | ["It fades."] | review.confirm
office | services/acne.mdx | sources[0].year | 2026
office | testimonials.yaml | testimonials[4].permission | null
office | testimonials.yaml | testimonials[4] | "Fine. (Sample text.)" | testimonials[4].text
office | gallery.yaml | categories[1].pairs[0].consent | null
office | gallery.yaml | categories[1].pairs[1].consent | "SAMPLE-1" | categories[1].pairs[1].consent.id
office | gallery.yaml | categories[1].pairs[1] | true | categories[1].pairs[1].sample
`
  .trim()
  .split("\n")
  .map((row) => row.split(" | "));

it.each(gaps)("%s: %s: %s is told for %s", (who = "", name, field = "", value = "", at = field) => {
  const state = ready();
  const file = `content/${name}`;
  write(state, file, at, JSON.parse(value));
  expect(launchItems(state).map(key)).toEqual([`${who}: ${file}: ${field}`]);
});

it.each<[line: string, file: string, change: (text: string) => string]>([
  [
    "doctor: content/pages/about.mdx: sample",
    "pages/about.mdx",
    (text) => `---\nsample: true\n---\n${text}`,
  ],
  [
    "doctor: content/pages/financing.mdx: line 1",
    "pages/financing.mdx",
    (text) => `Sample\n${text}`,
  ],
  [
    "counsel: content/legal/notices.mdx: License and board",
    "legal/notices.mdx",
    (text) => text.replace("## License and board", "## Board"),
  ],
  [
    "counsel: content/legal/notices.mdx: Your right to a Good Faith Estimate",
    "legal/notices.mdx",
    (text) => text.replaceAll("cms.gov/nosurprises", ""),
  ],
])("%s", (line, name, change) => {
  const state = ready();
  const file = `content/${name}`;
  (state.texts as Map<string, string>).set(file, change(state.texts.get(file) ?? ""));
  expect(launchItems(state).map(key)).toEqual([line]);
});

it("only a practice that HIPAA binds owes a Notice of Privacy Practices, confirmed or not", () => {
  const state = ready();
  write(state, practice, "hipaa.privacyNotice", "");
  confirm(state, practice, "hipaa.privacyNotice");
  expect(launchItems(state)).toHaveLength(1);
  write(state, practice, "hipaa.coveredEntity", false);
  expect(launchItems(state)).toEqual([]);
});

it("a person's page holds their tasks alone, and stands alone; the whole one opens fields", () => {
  const open = ({ field }: LaunchItem) => `/form.html?field=${field}`;
  const counsel = launchPage(list, { only: "counsel" });
  expect(counsel).toContain("hipaa.coveredEntity");
  expect(counsel).not.toMatch(/brandName|provider\.name|<a |<script/);
  expect(launchPage(list, { open }).match(/<a href="\/form/g)).toHaveLength(list.length);
});
