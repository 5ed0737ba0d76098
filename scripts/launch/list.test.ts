import { describe, expect, it } from "vitest";
import { z } from "zod";
import { looksLikeSample } from "./facts.ts";
import { type LaunchState, launchItems, launchState } from "./list.ts";
import type { LaunchItem } from "./report.ts";

type Place = Record<string, unknown>;

const practice = "content/practice.yaml";
const offices = "content/offices.yaml";
const testimonials = "content/testimonials.yaml";
const gallery = "content/gallery.yaml";
/** The records that hold facts of the practice. */
const facts = ["practice", "offices", "prices", "press", "credentials"].map(
  (name) => `content/${name}.yaml`,
);

const copy = ({ records, confirmed, texts, today }: LaunchState): LaunchState => ({
  records: new Map(
    [...records].map(([file, { schema, input, variables }]) => [
      file,
      { schema, input: structuredClone(input), variables: new Map(variables) },
    ]),
  ),
  confirmed: [...confirmed],
  texts: new Map(texts),
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
function cure(state: LaunchState, { group, file, field }: LaunchItem): void {
  const reviewedBy = { name: "Counsel", date: "2026-11-21" };
  const record = file.startsWith("SITE_") ? practice : file;
  if (group === "Choices that need a named review") {
    Object.assign(at(state, practice, field.replace(/\.\w+$/, "")), { reviewedBy });
  } else if (facts.includes(record)) {
    // Its value is the true one already.
    if (field === "hipaa.coveredEntity") confirm(state, record, field);
    else write(state, record, field, realValue(field, at(state, record, field)));
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
      text: "These are the words of a patient, as she wrote them.",
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
      for (const [file, { schema, input }] of state.records) {
        expect(schema.safeParse(input).error?.message, file).toBeUndefined();
      }
    },
  );

  const placed = list.filter(
    ({ file, group }) => facts.includes(file) && !group.startsWith("Choices"),
  );
  it.each(placed.map((item) => [key(item), item] as const))(
    "%s goes when it is confirmed, unless it reads like a sample",
    (_, item) => {
      const state = copy(now);
      confirm(state, item.file, item.field);
      const isOwed = item.field === "hipaa.privacyNotice";
      const stays = isOwed || looksLikeSample(at(state, item.file, item.field));
      expect(launchItems(state).map(key)).toEqual(
        list.filter((other) => stays || other !== item).map(key),
      );
    },
  );

  it("is gone when all is done", () => {
    expect(launchItems(ready())).toEqual([]);
  });
});

const [service = ""] = [...now.records.keys()].filter((file) =>
  file.startsWith("content/services/"),
);
const notices = "content/legal/notices.mdx";
it("a practice that HIPAA does not bind owes no Notice of Privacy Practices", () => {
  const state = ready();
  write(state, practice, "hipaa.coveredEntity", false);
  write(state, practice, "hipaa.privacyNotice", "");
  expect(launchItems(state)).toEqual([]);
});

describe("each problem brings its line", () => {
  it.each<[string, (state: LaunchState) => unknown, string]>([
    [
      "a sample put back",
      (s) => write(s, practice, "brandName", "Sample Proctology"),
      "Facts of the practice: content/practice.yaml: brandName",
    ],
    [
      "other words that read like a sample",
      (s) => write(s, practice, "brandName", "Sample Clinic"),
      "Facts of the practice: content/practice.yaml: brandName",
    ],
    [
      "a sample named in confirmed.yaml that still reads like one",
      (s) => {
        write(s, practice, "brandName", "Sample Proctology");
        confirm(s, practice, "brandName");
      },
      "Facts of the practice: content/practice.yaml: brandName",
    ],
    [
      "a phone of the reserved range",
      (s) => write(s, practice, "phones.main", "+13105550177"),
      "Facts of the practice: content/practice.yaml: phones.main",
    ],
    [
      "a street number 000",
      (s) => write(s, offices, "offices[0].street", "000 Beach Blvd"),
      "Facts of the practice: content/offices.yaml: offices[0].street",
    ],
    [
      "an example address from the environment",
      (s) => {
        write(s, practice, "site.url", "https://www.example.com");
        const variables = s.records.get(practice)?.variables as Map<string, string>;
        variables.set("site.url", "SITE_URL");
      },
      "Settings of the deployment: SITE_URL: site.url",
    ],
    [
      "the sample booking page",
      (s) => write(s, practice, "site.bookingUrl", "/samples/booking.html"),
      "Settings of the deployment: content/practice.yaml: site.bookingUrl",
    ],
    [
      "a network's front page",
      (s) => write(s, practice, "social[0].url", "https://www.instagram.com/"),
      "Addresses of vendors and other sites: content/practice.yaml: social[0].url",
    ],
    [
      "analytics that asks nobody",
      (s) => Object.assign(at(s, practice, "analytics"), { reviewedBy: null }),
      "Choices that need a named review: content/practice.yaml: analytics.mode",
    ],
    [
      "a rating nobody has looked at",
      (s) => Object.assign(at(s, practice, "rating.structuredData"), { reviewedBy: null }),
      "Choices that need a named review: content/practice.yaml: rating.structuredData.reviewedBy",
    ],
    [
      "no notice of privacy practices",
      (s) => write(s, practice, "hipaa.privacyNotice", ""),
      "Patient notices: content/practice.yaml: hipaa.privacyNotice",
    ],
    [
      "a covered entity whose notice is said to be none",
      (s) => {
        write(s, practice, "hipaa.privacyNotice", "");
        confirm(s, practice, "hipaa.privacyNotice");
      },
      "Patient notices: content/practice.yaml: hipaa.privacyNotice",
    ],
    [
      "a promise that nobody has confirmed",
      (s) =>
        write(
          s,
          practice,
          "promises.personAnswers",
          "A person answers the phone during office hours.",
        ),
      "Promises to patients: content/practice.yaml: promises.personAnswers",
    ],
    [
      "an author who is a sample",
      (s) => Object.assign(at(s, service, "review.author"), { name: "Sample team" }),
      `Medical reviews: ${service}: review.author`,
    ],
    [
      "a page that is not signed",
      (s) => Object.assign(at(s, service, "review.reviewer"), { sample: true }),
      `Medical reviews: ${service}: review.reviewer`,
    ],
    [
      "an overdue review",
      (s) => Object.assign(at(s, service, "review"), { nextReview: "2026-11-20" }),
      `Medical reviews: ${service}: review.nextReview`,
    ],
    [
      "a review in the future",
      (s) => Object.assign(at(s, service, "review"), { lastReviewed: "2026-11-22" }),
      `Medical reviews: ${service}: review.lastReviewed`,
    ],
    [
      "a source of this very year",
      (s) => Object.assign(at(s, service, "sources[0]"), { year: 2026 }),
      `Sources: ${service}: sources[0].year`,
    ],
    [
      "a testimonial without permission",
      (s) => Object.assign(at(s, testimonials, "testimonials[4]"), { permission: null }),
      "Testimonials: content/testimonials.yaml: testimonials[4].permission",
    ],
    [
      "a testimonial with sample words",
      (s) =>
        Object.assign(at(s, testimonials, "testimonials[4]"), { text: "Fine. (Sample text.)" }),
      "Testimonials: content/testimonials.yaml: testimonials[4]",
    ],
    [
      "a pair without consent",
      (s) => Object.assign(at(s, gallery, "categories[1].pairs[0]"), { consent: null }),
      `Gallery: ${gallery}: categories[1].pairs[0].consent`,
    ],
    [
      "a pair with a sample consent",
      (s) => Object.assign(at(s, gallery, "categories[1].pairs[1].consent"), { id: "SAMPLE-1" }),
      `Gallery: ${gallery}: categories[1].pairs[1].consent`,
    ],
    [
      "a sample pair",
      (s) => Object.assign(at(s, gallery, "categories[1].pairs[1]"), { sample: true }),
      `Gallery: ${gallery}: categories[1].pairs[1]`,
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
      (s) => setText(s, notices, (text) => text.replace("## License and board", "## Board")),
      `Patient notices: ${notices}: License and board`,
    ],
    [
      "a notice without what its law asks",
      (s) => setText(s, notices, (text) => text.replaceAll("cms.gov/nosurprises", "")),
      `Patient notices: ${notices}: Your right to a Good Faith Estimate`,
    ],
    [
      "a further doctor who is a sample",
      (s) =>
        (s.records as Map<string, unknown>).set("content/doctors/jane-x.mdx", {
          schema: z.unknown(),
          input: { sample: true },
          variables: new Map(),
        }),
      "Words on pages: content/doctors/jane-x.mdx: sample",
    ],
  ])("%s", (_, plant, line) => {
    const state = ready();
    plant(state);
    expect(launchItems(state).map(key)).toEqual([line]);
  });
});
