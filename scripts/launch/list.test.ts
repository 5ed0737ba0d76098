import { describe, expect, it } from "vitest";
import { practiceSchema } from "../../content/schema.ts";
import type { LaunchItem } from "./item.ts";
import { type LaunchState, launchItems } from "./list.ts";
import { launchState } from "./state.ts";

type Place = Record<string, unknown>;

const copy = ({ records, texts, today }: LaunchState): LaunchState => ({
  records: new Map([...records].map(([file, record]) => [file, structuredClone(record)])),
  texts: new Map(texts),
  today,
});
const steps = (field: string) => field.split(/[.[\]]+/).filter(Boolean);
const at = (state: LaunchState, file: string, field = ""): Place =>
  steps(field).reduce((value, key) => value[key] as Place, state.records.get(file) as Place);
const setText = (state: LaunchState, file: string, change: (text: string) => string) =>
  (state.texts as Map<string, string>).set(file, change(state.texts.get(file) ?? ""));

/** A value that a practice might write in place of a sample. */
function realValue(field: string, sample: unknown): unknown {
  if (typeof sample === "number") return sample;
  if (field === "answers.firstVisitPrice") return 250;
  if (/phone/i.test(field)) return "+13105551234";
  if (field === "site.url") return "https://www.practice.test";
  if (/url$/i.test(field)) return "https://other.test/practice";
  if (field === "rating.asOf") return "2026-11-20";
  if (field.startsWith("promises.")) return "We keep this promise.";
  if (field === "medicare" || field === "hipaa.coveredEntity") return sample;
  return field === "hipaa.privacyNotice" ? "/privacy-practices.pdf" : "True words";
}

/** Does what a line of the list asks for. */
function cure(state: LaunchState, { group, file, field }: LaunchItem): void {
  const practice = "content/practice.ts";
  const reviewedBy = { name: "Counsel", date: "2026-11-21" };
  if (group === "Choices that need a named review") {
    Object.assign(at(state, practice, field.replace(/\.\w+$/, "")), { reviewedBy });
  } else if (file === practice || file.startsWith("SITE_")) {
    const fact = at(state, practice, field);
    Object.assign(fact, { sample: false, value: realValue(field, fact["value"]) });
  } else if (group === "Words on pages") {
    setText(state, file, (text) =>
      text.replace(/^---[\s\S]*?---\n/, "").replace(/samples?/gi, "x"),
    );
  } else if (group === "Medical reviews") {
    Object.assign(at(state, file, field), { sample: false, name: "Pat Writer" });
  } else if (group === "Sources") {
    Object.assign(at(state, file, field.replace(".year", "")), { accessed: "2026-11-21" });
  } else if (group === "Testimonials") {
    const real = {
      sample: false,
      name: "P. T.",
      text: "Words of a patient.",
      permission: "Folder 3",
    };
    Object.assign(at(state, file, field), real);
  } else if (group === "Gallery") {
    const consent = { id: "C-1", date: "2026-11-01", scope: "website", revoked: false };
    Object.assign(at(state, file, field), { sample: false, consent });
  } else throw new Error(`no cure for ${group}`);
}

const now = { ...launchState(), today: "2026-11-21" };
const list = launchItems(now);
const key = ({ group, file, field }: LaunchItem) => `${group}: ${file}: ${field}`;

/** The content with everything done. */
function ready(): LaunchState {
  const state = copy(now);
  for (const item of list) cure(state, item);
  return state;
}

describe("each line of the launch list", () => {
  it("is there once", () => {
    expect(new Set(list.map(key)).size).toBe(list.length);
  });

  it.each(list.map((item) => [key(item), item] as const))(
    "%s goes, alone, when it is done",
    (_, item) => {
      const state = copy(now);
      cure(state, item);
      expect(launchItems(state).map(key)).toEqual(list.filter((other) => other !== item).map(key));
      expect(
        practiceSchema.safeParse(at(state, "content/practice.ts")).error?.message,
      ).toBeUndefined();
    },
  );

  it("is gone when all is done", () => {
    expect(launchItems(ready())).toEqual([]);
  });
});

const fissure = "content/services/anal-fissure.mdx";
const notices = "content/legal/notices.mdx";
const pictures = "content/gallery-pictures.ts";
const facts = "content/practice.ts";
const confirmed = (value: unknown) => ({ sample: false, value });

it("a practice that HIPAA does not bind owes no Notice of Privacy Practices", () => {
  const state = ready();
  Object.assign(at(state, facts, "hipaa.coveredEntity"), confirmed(false));
  Object.assign(at(state, facts, "hipaa.privacyNotice"), { sample: true, value: "" });
  expect(launchItems(state)).toEqual([]);
});

describe("each problem brings its line", () => {
  it.each<[string, (state: LaunchState) => unknown, string]>([
    [
      "a sample put back",
      (s) => Object.assign(at(s, facts, "brandName"), { sample: true }),
      "Facts of the practice: content/practice.ts: brandName",
    ],
    [
      "a sample marked as confirmed",
      (s) => Object.assign(at(s, facts, "brandName"), confirmed("Sample Clinic")),
      "Facts of the practice: content/practice.ts: brandName",
    ],
    [
      "a phone of the reserved range",
      (s) => Object.assign(at(s, facts, "phones.main"), confirmed("+13105550177")),
      "Facts of the practice: content/practice.ts: phones.main",
    ],
    [
      "a street number 000",
      (s) => Object.assign(at(s, facts, "offices[1].street"), confirmed("000 Beach Blvd")),
      "Facts of the practice: content/practice.ts: offices[1].street",
    ],
    [
      "an example address from the environment",
      (s) =>
        Object.assign(at(s, facts, "site.url"), {
          ...confirmed("https://www.example.com"),
          variable: "SITE_URL",
        }),
      "Settings of the deployment: SITE_URL: site.url",
    ],
    [
      "the sample booking page",
      (s) => Object.assign(at(s, facts, "site.bookingUrl"), confirmed("/samples/booking.html")),
      "Settings of the deployment: content/practice.ts: site.bookingUrl",
    ],
    [
      "a network's front page",
      (s) => Object.assign(at(s, facts, "social[0].url"), confirmed("https://www.instagram.com/")),
      "Addresses of vendors and other sites: content/practice.ts: social[0].url",
    ],
    [
      "analytics that asks nobody",
      (s) => Object.assign(at(s, facts, "analytics"), { reviewedBy: null }),
      "Choices that need a named review: content/practice.ts: analytics.mode",
    ],
    [
      "a rating nobody has looked at",
      (s) => Object.assign(at(s, facts, "rating.structuredData"), { reviewedBy: null }),
      "Choices that need a named review: content/practice.ts: rating.structuredData.reviewedBy",
    ],
    [
      "no notice of privacy practices",
      (s) => Object.assign(at(s, facts, "hipaa.privacyNotice"), { sample: true, value: "" }),
      "Patient notices: content/practice.ts: hipaa.privacyNotice",
    ],
    [
      "a covered entity whose notice is said to be none",
      (s) => Object.assign(at(s, facts, "hipaa.privacyNotice"), confirmed("")),
      "Patient notices: content/practice.ts: hipaa.privacyNotice",
    ],
    [
      "a promise that nobody has confirmed",
      (s) => Object.assign(at(s, facts, "promises.personAnswers"), { sample: true }),
      "Promises to patients: content/practice.ts: promises.personAnswers",
    ],
    [
      "an author who is a sample",
      (s) => Object.assign(at(s, fissure, "review.author"), { name: "Sample team" }),
      `Medical reviews: ${fissure}: review.author`,
    ],
    [
      "a page that is not signed",
      (s) => Object.assign(at(s, fissure, "review.reviewer"), { sample: true }),
      `Medical reviews: ${fissure}: review.reviewer`,
    ],
    [
      "an overdue review",
      (s) => Object.assign(at(s, fissure, "review"), { nextReview: "2026-11-20" }),
      `Medical reviews: ${fissure}: review.nextReview`,
    ],
    [
      "a review in the future",
      (s) => Object.assign(at(s, fissure, "review"), { lastReviewed: "2026-11-22" }),
      `Medical reviews: ${fissure}: review.lastReviewed`,
    ],
    [
      "a source of this very year",
      (s) => Object.assign(at(s, fissure, "sources[0]"), { year: 2026 }),
      `Sources: ${fissure}: sources[0].year`,
    ],
    [
      "a testimonial without permission",
      (s) => Object.assign(at(s, "content/testimonials.ts", "[4]"), { permission: null }),
      "Testimonials: content/testimonials.ts: [4].permission",
    ],
    [
      "a testimonial with sample words",
      (s) =>
        Object.assign(at(s, "content/testimonials.ts", "[4]"), { text: "Fine. (Sample text.)" }),
      "Testimonials: content/testimonials.ts: [4]",
    ],
    [
      "a pair without consent",
      (s) => Object.assign(at(s, pictures, "abscess[0]"), { consent: null }),
      `Gallery: ${pictures}: abscess[0].consent`,
    ],
    [
      "a pair with a sample consent",
      (s) => Object.assign(at(s, pictures, "abscess[1].consent"), { id: "SAMPLE-1" }),
      `Gallery: ${pictures}: abscess[1].consent`,
    ],
    [
      "a sample pair",
      (s) => Object.assign(at(s, pictures, "abscess[1]"), { sample: true }),
      `Gallery: ${pictures}: abscess[1]`,
    ],
    [
      "a text marked as a sample",
      (s) => setText(s, "content/pages/about.mdx", (text) => `---\nsample: true\n---\n${text}`),
      "Words on pages: content/pages/about.mdx: sample",
    ],
    [
      "the word itself",
      (s) => setText(s, "content/pages/financing.mdx", (text) => `Sample words\n${text}`),
      "Words on pages: content/pages/financing.mdx: line 1",
    ],
    [
      "a notice that is gone",
      (s) => setText(s, notices, (text) => text.replace("## Open Payments", "## Payments")),
      `Patient notices: ${notices}: Open Payments`,
    ],
    [
      "a notice without what its law asks",
      (s) => setText(s, notices, (text) => text.replace("2290.5", "")),
      `Patient notices: ${notices}: Telehealth consent`,
    ],
    [
      "a further doctor who is a sample",
      (s) =>
        (s.records as Map<string, unknown>).set("content/doctors/jane-x.mdx", { sample: true }),
      "Words on pages: content/doctors/jane-x.mdx: sample",
    ],
  ])("%s", (_, plant, line) => {
    const state = ready();
    plant(state);
    expect(launchItems(state).map(key)).toEqual([line]);
  });
});
