import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import type { gallerySchema } from "../../content-schema/gallery.ts";
import type { readContent } from "../../content-schema/load-content.ts";
import type { practiceSchema } from "../../content-schema/practice-schema.ts";
import { type Fact, launchFactsOf, type Task } from "../../content-schema/samples.ts";
import type { serviceSchema } from "../../content-schema/service-schema.ts";
import type { testimonialsSchema } from "../../content-schema/testimonials.ts";
import type { ReadRecord } from "../../content-schema/validation/validate.ts";
import { type LaunchItem, printValue } from "./report.ts";

/** Returns the input of the launch check. */
export const launchStateOf = ({ content, source }: ReturnType<typeof readContent>) => ({
  records: source.records,
  confirmed: content.confirmed,
  notices: content.requiredNotices,
  today: content.today,
  texts: new Map(
    [...source.texts("pages"), ...source.texts("legal")].map((text) => [text.file, text.source]),
  ),
});

export type LaunchState = ReturnType<typeof launchStateOf>;

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

const looksLikeSample = (value: unknown): boolean =>
  typeof value === "string" && placeholders.some((pattern) => pattern.test(value));

const isOpen = ({ sample, value }: Fact) => sample || looksLikeSample(value);

/** Only a covered entity must post a notice (HIPAA), confirmed or not. */
function lacksNotice(notice: Fact, covered: Fact | undefined): boolean {
  if (covered && !covered.sample && !covered.value) return false;
  return notice.value === "" || isOpen(notice);
}

function factItems(facts: readonly Fact[]): LaunchItem[] {
  const covered = facts.find(({ field }) => field === "hipaa.coveredEntity");
  return facts.flatMap((each) => {
    const { who, todo, file, field, value, sample, variable } = each;
    const isNotice = field === "hipaa.privacyNotice";
    if (!(isNotice ? lacksNotice(each, covered) : isOpen(each))) return [];
    const note = sample ? "" : " (still reads like a sample)";
    return [{ who, todo, file: variable ?? file, field, found: printValue(value) + note }];
  });
}

type Candidate = readonly [field: string, found?: string | false | null];

function choices({ input }: ReadRecord): Candidate[] {
  const { analytics, rating } = input as z.input<typeof practiceSchema>;
  const isReviewed = analytics.mode === "consent" || analytics.reviewedBy;
  const running = analytics.token ? "" : "; no token is set, so nothing is recorded yet";
  const found = `specified: records every visit without asking${running}`;
  const isOwnRating = rating?.structuredData.shown && !rating.structuredData.reviewedBy;
  const shown = "a rating of the practice by itself in the home page's structured data";
  return [
    ["analytics.mode", !isReviewed && found],
    ["rating.structuredData.reviewedBy", isOwnRating && shown],
  ];
}

const quotes = ({ input }: ReadRecord) =>
  (input as z.input<typeof testimonialsSchema>).testimonials.flatMap(
    ({ sample, name, text, permission }, index): Candidate[] => {
      const field = `testimonials[${index}]`;
      const isSample = sample || looksLikeSample(name) || /\bsample text\b/i.test(text);
      const isPermitted = permission && !looksLikeSample(permission);
      return [
        [field, isSample && printValue(name)],
        [`${field}.permission`, !isSample && !isPermitted && printValue(name)],
      ];
    },
  );

const pairs = ({ input }: ReadRecord) =>
  (input as z.input<typeof gallerySchema>).categories.flatMap((category, place) =>
    category.pairs.flatMap(({ sample, procedure, consent }, index): Candidate[] => {
      const field = `categories[${place}].pairs[${index}]`;
      const isSigned = consent && !looksLikeSample(consent.id);
      return [
        [field, sample && printValue(procedure)],
        [`${field}.consent`, !sample && !isSigned && printValue(consent?.id)],
      ];
    }),
  );

function reviewed({ input }: ReadRecord, today: string): Candidate[] {
  const { review, sources } = input as z.input<typeof serviceSchema>;
  const { author, reviewer, lastReviewed, nextReview, confirm = [] } = review;
  const isSampleAuthor = author.sample || looksLikeSample(author.name);
  // Sources dated in the year of the review usually name none: it is when somebody read them.
  const year = Number(lastReviewed.slice(0, 4));
  return [
    ["review.reviewer", reviewer.sample && "not signed"],
    ["review.nextReview", nextReview < today && `has been overdue since ${nextReview}`],
    ["review.lastReviewed", lastReviewed > today && `${lastReviewed}, in the future`],
    ["review.author", isSampleAuthor && printValue(author.name)],
    ...confirm.map((claim, index) => [`review.confirm[${index}]`, printValue(claim)] as const),
    ...sources.map((source, index): Candidate => {
      const isRead = !source.year || source.year < year || source.accessed;
      return [`sources[${index}].year`, !isRead && `${source.year}: ${printValue(source.title)}`];
    }),
  ];
}

/** What is looked for in a file, or in those of a folder. */
const searches: Record<string, (record: ReadRecord, today: string) => readonly Candidate[]> = {
  "practice.yaml": choices,
  "testimonials.yaml": quotes,
  "gallery.yaml": pairs,
  services: reviewed,
  doctors: ({ input }) => [["sample", (input as { sample: boolean }).sample && "true"]],
};

function recordItems({ records, today }: LaunchState): LaunchItem[] {
  const tasks: Record<string, Task> = parse(
    readFileSync(join(import.meta.dirname, "tasks.yaml"), "utf8"),
  );
  return [...records].flatMap(([path, record]) => {
    const [, name = ""] = path.split("/");
    const candidates = searches[name]?.(record, today) ?? [];
    return candidates.flatMap(([field, found]) => {
      if (!found) return [];
      const task = tasks[field.replaceAll(/\[\d+\]/g, "")];
      if (!task) throw new Error(`tasks.yaml: expected a task for ${field}, found none`);
      return [{ ...task, file: record.variables.get(field) ?? path, field, found }];
    });
  });
}

function textItems(file: string, source: string): LaunchItem[] {
  const [front = ""] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const who = /^kind: page$/m.test(front) ? "office" : "doctor";
  const todo = "Write the practice's own words in place of the sample ones";
  if (/^sample: true$/m.test(front)) {
    const own = /^language:/m.test(front)
      ? "Let a qualified medical translator and the doctor read the page"
      : todo;
    const whole = `${own}, then take out the line “sample: true”.`;
    return [{ who, file, field: "sample", found: "true", todo: whole }];
  }
  const body = source.slice(front.length);
  return [...body.matchAll(/(?<!“)\bsamples?\b.*/gi)].map(({ 0: found, index }) => {
    const line = source.slice(0, front.length + index).split("\n").length;
    return { who, file, field: `line ${line}`, found: `“${found.slice(0, 50)}”`, todo: `${todo}.` };
  });
}

function noticeItems({ notices, texts }: LaunchState): LaunchItem[] {
  const file = "content/legal/notices.mdx";
  const parts = texts.get(file)?.split(/^## /m) ?? [];
  return notices.flatMap(({ heading, rule, holds }) => {
    const section = parts.findLast((part) => part.split("\n", 1)[0]?.trim() === heading) ?? "";
    const missing = holds.filter((part) => !section.includes(part));
    if (missing.length === 0) return [];
    const found = section ? `no ${missing.join(", ")}` : "no such section";
    const todo = `Bring the notice back in full (${rule}).`;
    return [{ who: "counsel", file, field: heading, found, todo }];
  });
}

/** Returns everything to do before launch. */
export function launchItems(state: LaunchState): LaunchItem[] {
  const { records, confirmed, texts } = state;
  return [
    ...factItems(launchFactsOf(records, confirmed)),
    ...recordItems(state),
    ...[...texts].flatMap(([file, source]) => textItems(file, source)),
    ...noticeItems(state),
  ];
}
