import type { z } from "zod";
import type { gallerySchema } from "../../content-schema/gallery.ts";
import type { practiceSchema } from "../../content-schema/practice.ts";
import type { Fact } from "../../content-schema/samples.ts";
import type { serviceSchema } from "../../content-schema/service-schema.ts";
import type { testimonialsSchema } from "../../content-schema/testimonials.ts";
import type { ReadRecord } from "../../content-schema/validation/validate.ts";
import { type LaunchItem, printValue } from "./report.ts";

/** Patterns of placeholders, which stay open even if confirmed. */
const placeholders = [
  /\bsample\b/i,
  /^\+1\d{3}55501\d\d$/,
  /^000 /,
  /^https:\/\/(?:[\w-]+\.)*example(?:\.\w+)?(?:\/|$)/,
  /^\/samples\//,
  /^20A 0+$/,
  /^https:\/\/www\.(?:instagram|youtube)\.com\/?$/,
];

/** Whether a value matches a placeholder pattern. */
const looksLikeSample = (value: unknown): boolean =>
  typeof value === "string" && placeholders.some((pattern) => pattern.test(value));

const isOpen = ({ sample, value }: Fact) => sample || looksLikeSample(value);

/** Whether a notice is missing. Only a covered entity must post one (HIPAA), confirmed or not. */
function lacksNotice(notice: Fact, covered: Fact | undefined): boolean {
  if (covered && !covered.sample && !covered.value) return false;
  return notice.value === "" || isOpen(notice);
}

/** Returns items for facts that are samples, or confirmed placeholders. */
export function factItems(facts: readonly Fact[]): LaunchItem[] {
  const covered = facts.find(({ field }) => field === "hipaa.coveredEntity");
  return facts.flatMap((each) => {
    const { who, todo, file, field, value, sample, variable } = each;
    const isNotice = field === "hipaa.privacyNotice";
    if (!(isNotice ? lacksNotice(each, covered) : isOpen(each))) return [];
    const note = sample ? "" : " (still reads like a sample)";
    return [{ who, todo, file: variable ?? file, field, found: printValue(value) + note }];
  });
}

/** An item before its file is known; one about a variable names that instead. */
type Found = Omit<LaunchItem, "file"> & { file?: string };

function choiceItems({ input, variables }: ReadRecord): Found[] {
  const { analytics, rating } = input as z.input<typeof practiceSchema>;
  const who = "counsel" as const;
  const items: Found[] = [];
  const file = variables.get("analytics.mode");
  if (analytics.mode === "specified" && !analytics.reviewedBy) {
    const running = analytics.token ? "" : "; no token is set, so nothing is recorded yet";
    const found = `specified: records every visit without asking${running}`;
    const todo =
      'Choose the mode consent, or review this one and write reviewedBy: { name: "…", date: "…" } (CIPA, CMIA).';
    items.push({ who, ...(file ? { file } : {}), field: "analytics.mode", found, todo });
  }
  if (rating?.structuredData.shown && !rating.structuredData.reviewedBy) {
    const found = "a rating of the practice by itself in the home page's structured data";
    const todo =
      'Set shown: false, or check it against the source and the search engines\' rules for own ratings, and write reviewedBy: { name: "…", date: "…" }.';
    items.push({ who, field: "rating.structuredData.reviewedBy", found, todo });
  }
  return items;
}

const testimonialItems = ({ testimonials }: z.input<typeof testimonialsSchema>): Found[] =>
  testimonials.flatMap(({ sample, name, text, permission }, index) => {
    const item = {
      who: "office",
      field: `testimonials[${index}]`,
      found: printValue(name),
    } as const;
    if (sample || looksLikeSample(name) || /\bsample text\b/i.test(text)) {
      const todo =
        "Replace it with a patient's own words, with sample: false and a written permission; or remove it.";
      return { ...item, todo };
    }
    if (permission && !looksLikeSample(permission)) return [];
    const todo =
      "Say where the signed permission is kept; without one, remove the words (HIPAA authorization; 16 CFR 465).";
    return { ...item, field: `${item.field}.permission`, todo };
  });

const galleryItems = ({ categories }: z.input<typeof gallerySchema>): Found[] =>
  categories.flatMap(({ pairs }, category) =>
    pairs.flatMap(({ sample, procedure, consent }, index) => {
      const who = "office" as const;
      const field = `categories[${category}].pairs[${index}]`;
      if (sample) {
        const todo =
          "Replace both pictures with a patient's, with sample: false and the consent; or remove the pair.";
        return { who, field, found: printValue(procedure), todo };
      }
      if (consent && !looksLikeSample(consent.id)) return [];
      const todo =
        "Write the id, date and scope of the patient's signed consent; without one, remove the pair and its files.";
      return { who, field: `${field}.consent`, found: printValue(consent?.id), todo };
    }),
  );

function reviewItems({ review }: z.input<typeof serviceSchema>, today: string): Found[] {
  const { author, reviewer, lastReviewed, nextReview, confirm = [] } = review;
  const who = "doctor" as const;
  const isSampleAuthor = author.sample || looksLikeSample(author.name);
  const open = [
    {
      field: "review.reviewer",
      found: reviewer.sample && "not signed",
      todo: "Read the page; then set sample: false and lastReviewed to that day.",
    },
    {
      field: "review.nextReview",
      found: nextReview < today && `has been overdue since ${nextReview}`,
      todo: "Review the page again, and renew lastReviewed and nextReview.",
    },
    {
      field: "review.lastReviewed",
      found: lastReviewed > today && `${lastReviewed}, in the future`,
      todo: "Write the day on which you reviewed the page.",
    },
    {
      field: "review.author",
      found: isSampleAuthor && printValue(author.name),
      todo: "Name who wrote the text, and set sample: false.",
    },
  ].flatMap(({ found, ...item }) => (found ? [{ who, ...item, found }] : []));
  const claims = confirm.map((claim, index) => ({
    who,
    field: `review.confirm[${index}]`,
    found: printValue(claim),
    todo: "No source says this. Confirm it as a physician, or change the page; then take out its line.",
  }));
  return [...open, ...claims];
}

/** Sources dated in the year of the review usually name none: it is when somebody read them. */
function sourceItems({ sources, review }: z.input<typeof serviceSchema>): Found[] {
  const year = Number(review.lastReviewed.slice(0, 4));
  const todo =
    'Open the source. Write the year that it names; if it names none or this one, add the day on which you read it: accessed: "2026-12-01".';
  return sources.flatMap((source, index) => {
    if (!source.year || source.year < year || source.accessed) return [];
    const found = `${source.year}: ${printValue(source.title)}`;
    return { who: "office" as const, field: `sources[${index}].year`, found, todo };
  });
}

function foundIn(file: string, record: ReadRecord, today: string): Found[] {
  const { input } = record;
  if (file === "content/practice.yaml") return choiceItems(record);
  if (file === "content/testimonials.yaml") {
    return testimonialItems(input as z.input<typeof testimonialsSchema>);
  }
  if (file === "content/gallery.yaml") return galleryItems(input as z.input<typeof gallerySchema>);
  if (file.startsWith("content/services/")) {
    const service = input as z.input<typeof serviceSchema>;
    return [...reviewItems(service, today), ...sourceItems(service)];
  }
  if (file.startsWith("content/doctors/") && (input as { sample: boolean }).sample) {
    const todo = "Write the doctor's own name, license, board and words, and set sample: false.";
    return [{ who: "doctor", field: "sample", found: "true", todo }];
  }
  return [];
}

/** Returns the items of a record, other than sample facts. */
export const recordItems = (file: string, record: ReadRecord, today: string): LaunchItem[] =>
  foundIn(file, record, today).map((item) => ({ file, ...item }));
