import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import {
  type ContentReader,
  lineAt,
  splitFrontMatter,
  type TextFile,
} from "../../content-schema/content-reader.ts";
import type { Content, readContent } from "../../content-schema/load-content.ts";
import { type LaunchField, launchFieldsOf, type Task } from "../../content-schema/samples.ts";
import { fieldName, valuesOf } from "../../content-schema/validation/metadata.ts";
import { fieldOfBlock, valuesIn } from "../content-edit/merge.ts";
import { formatValue, type LaunchItem } from "./launch-report.ts";

type ReadContent = ReturnType<typeof readContent>;

/** Patterns of samples, which stay open even if confirmed. */
const samplePatterns = [
  // In a sentence only the capitalized word marks a sample: a lab tests “your sample”.
  /\bS(?:ample|AMPLE)\b/,
  /^sample\b|^\S*\bsample\b\S*$/i,
  /^\+1\d{3}55501\d\d$/,
  /^000 /,
  /^https:\/\/(?:[\w-]+\.)*example(?:\.\w+)?(?:\/|$)/,
  /^\/samples\//,
  /^20A 0+$/,
  /^https:\/\/www\.(?:instagram|youtube)\.com\/?$/,
];

const looksLikeSample = (value: unknown): boolean =>
  typeof value === "string" && samplePatterns.some((pattern) => pattern.test(value));

function fieldItems(fields: readonly LaunchField[]): LaunchItem[] {
  // Only a covered entity must post a notice (HIPAA), confirmed or not.
  const isExempt = fields.some(
    ({ field, sample, value }) => field === "hipaa.coveredEntity" && !sample && !value,
  );
  return fields.flatMap((each) => {
    const { who, todo, file, field, value, sample, variable } = each;
    const isNotice = field === "hipaa.privacyNotice";
    if (isNotice && isExempt) return [];
    const isMissingNotice = isNotice && !value;
    if (!sample && !looksLikeSample(value) && !isMissingNotice) return [];
    const note = sample ? "" : " (still reads like a sample)";
    return [{ who, todo, file: variable ?? file, field, found: formatValue(value) + note }];
  });
}

/** A field, whether it still has to be seen to, and what is there. */
type Check = readonly [field: string, isOpen: boolean | undefined, found: string];

function practiceChecks({ analytics, rating }: Content["practice"]): Check[] {
  const isReviewed = analytics.mode === "consent" || analytics.reviewedBy !== null;
  const running = analytics.token ? "" : "; no token is set, so nothing is recorded yet";
  const mode = `specified: records every visit without asking${running}`;
  const { shown, reviewedBy } = rating?.structuredData ?? {};
  const ownRating = "a rating of the practice by itself in the home page's structured data";
  return [
    ["analytics.mode", !isReviewed, mode],
    ["rating.structuredData.reviewedBy", shown && !reviewedBy, ownRating],
  ];
}

const quoteChecks = (testimonials: Content["testimonials"]) =>
  testimonials.flatMap(({ sample, name, text, permission, home }, index): Check[] => {
    const field = `testimonials[${index}]`;
    const isSample = sample || looksLikeSample(name) || /\bsample text\b/i.test(text);
    const found = formatValue(name);
    return [
      [field, isSample, found],
      [`${field}.permission`, !isSample && looksLikeSample(permission), found],
      [`${field}.home.source`, !isSample && looksLikeSample(home?.source), found],
    ];
  });

const galleryChecks = (categories: Content["categories"]) =>
  categories.flatMap(({ pairs }, place): Check[] => [
    // The specification asks for 4 to 8 pictures; the schema only checks the maximum.
    [`categories[${place}]`, pairs.length < 2, `${pairs.length * 2} pictures`],
    ...pairs.flatMap(({ sample, procedure, consent, ...pair }, index): Check[] => {
      const field = `categories[${place}].pairs[${index}]`;
      const altCheck = (side: "before" | "after"): Check => {
        const { alt } = pair[side];
        return [`${field}.${side}.alt`, !sample && /sample drawing/i.test(alt), formatValue(alt)];
      };
      const isSampleConsent = !sample && looksLikeSample(consent?.id);
      return [
        [field, sample, formatValue(procedure)],
        altCheck("before"),
        altCheck("after"),
        [`${field}.consent`, isSampleConsent, formatValue(consent?.id)],
      ];
    }),
  ]);

/** The claims that a doctor has to confirm. */
const confirmChecks = (field: string, claims: readonly string[]) =>
  claims.map((claim, index): Check => [`${field}[${index}]`, true, formatValue(claim)]);

function serviceChecks(service: Content["serviceRecords"][string], today: string): Check[] {
  const { author, reviewer, lastReviewed, nextReview, confirm = [] } = service.review;
  const isSampleAuthor = author.sample || looksLikeSample(author.name);
  const isSigned = !reviewer.sample && !looksLikeSample(reviewer.name);
  // Sources dated in the year of the review usually name none: it is when somebody read them.
  const year = Number(lastReviewed.slice(0, 4));
  return [
    ["review.reviewer", !isSigned, "not signed"],
    ["review.nextReview", nextReview < today, `has been overdue since ${nextReview}`],
    ["review.lastReviewed", lastReviewed > today, `${lastReviewed}, in the future`],
    ["review.author", isSampleAuthor, formatValue(author.name)],
    ...confirmChecks("review.confirm", confirm),
    ...service.sources.map((source, index): Check => {
      const isUnread = source.year !== undefined && source.year >= year && !source.accessed;
      return [`sources[${index}].year`, isUnread, `${source.year}: ${formatValue(source.title)}`];
    }),
  ];
}

const aftercareChecks = ({ reviewedBy, confirm = [] }: Content["aftercare"][number]): Check[] => [
  ["reviewedBy", !reviewedBy || looksLikeSample(reviewedBy.name), "not signed"],
  ...confirmChecks("confirm", confirm),
];

function recordItems({ content, reader: { records } }: ReadContent): LaunchItem[] {
  const { practice, testimonials, categories, serviceRecords, aftercare, today } = content;
  const tasks: Record<string, Task> = parse(
    readFileSync(join(import.meta.dirname, "tasks.yaml"), "utf8"),
  );
  const itemsOf = (file: string, checks: readonly Check[]) =>
    checks.flatMap(([field, isOpen, found]) => {
      if (!isOpen) return [];
      const task = tasks[field.replaceAll(/\[\d+\]/g, "")];
      if (!task) throw new Error(`tasks.yaml: expected a task for ${field}, found none`);
      return [{ ...task, file: records.get(file)?.variables.get(field) ?? file, field, found }];
    });
  return [
    ...itemsOf("content/practice.yaml", practiceChecks(practice)),
    ...itemsOf("content/testimonials.yaml", quoteChecks(testimonials)),
    ...itemsOf("content/gallery.yaml", galleryChecks(categories)),
    ...Object.entries(serviceRecords).flatMap(([slug, service]) =>
      itemsOf(`content/services/${slug}.mdx`, serviceChecks(service, today)),
    ),
    ...aftercare.flatMap((each) =>
      itemsOf(`content/after/${each.slug}.mdx`, aftercareChecks(each)),
    ),
  ];
}

function textItems({ file, text }: TextFile, records: ContentReader["records"]): LaunchItem[] {
  const { front, body } = splitFrontMatter(text);
  const record = Object(records.get(file)?.input);
  const { kind, sample, language } = record;
  const who = kind === "page" ? "office" : "doctor";
  const write = "Write the practice's own words in place of the sample ones";
  if (sample) {
    const review = "Let a qualified medical translator and the doctor read the page";
    const todo = `${language ? review : write}, then take off “This is a sample”.`;
    return [{ who, file, field: "sample", found: "true", todo }];
  }
  const samples = [...valuesOf(record)].filter(({ value }) => looksLikeSample(value));
  const inRecord = samples.map(({ path, value }) => {
    return { field: fieldName(path), found: formatValue(value) };
  });
  const inText = [...body.matchAll(/(?<!“)\bS(?:ample|AMPLE)\b.*/g)].map(({ 0: found, index }) => {
    const line = lineAt(text, front.length + index);
    return { field: `line ${line}`, found: `“${found.slice(0, 50)}”` };
  });
  return [...inRecord, ...inText].map((place) => ({ who, file, ...place, todo: `${write}.` }));
}

/** Returns the passages of a service's text, by field, that are too long to match another one by chance. */
function passagesOf({ file, text }: TextFile) {
  const { fields, blocks } = valuesIn(file, text);
  const inRecord = [...valuesOf(fields)].map(
    ({ path, value }) => [String(path[0]), value] as const,
  );
  const inText = blocks.map((block, index) => [fieldOfBlock(blocks, index), block] as const);
  return [...inRecord, ...inText].flatMap(([field, value]) =>
    typeof value === "string" && value.length > 60 && field !== "sources" ? [{ field, value }] : [],
  );
}

const rewriteCopy =
  "Write what is so of this service in place of the words of the one it was copied from.";

/** Returns the fields that a service still shares with the one that it was copied from. */
function copyItems({ content: { serviceRecords }, reader }: ReadContent): LaunchItem[] {
  const order = ({ slug }: TextFile) => serviceRecords[slug]?.order ?? 0;
  const files = reader.texts("services").sort((a, b) => order(a) - order(b));
  const earlier = new Set<string>();
  return files.flatMap((each) => {
    const passages = passagesOf(each);
    const shared = passages.filter(({ value }) => earlier.has(value));
    for (const { value } of passages) earlier.add(value);
    const fields = [...new Set(shared.map(({ field }) => field))];
    return fields.map((field) => {
      const { value = "" } = shared.find((passage) => passage.field === field) ?? {};
      const found = formatValue(value.slice(0, 50));
      return { who: "doctor", file: each.file, field, found, todo: rewriteCopy };
    });
  });
}

function noticeItems({ content, reader }: ReadContent): LaunchItem[] {
  const file = "content/legal/notices.mdx";
  const sections = reader.text("legal/notices.mdx").split(/^## /m);
  return content.requiredNotices.flatMap(({ heading, rule, holds }) => {
    const section = sections.find((each) => each.split("\n", 1)[0]?.trim() === heading) ?? "";
    const missing = holds.filter((part) => !section.includes(part));
    if (missing.length === 0) return [];
    const found = section ? `no ${missing.join(", ")}` : "no such section";
    const todo = `Bring the notice back in full (${rule}).`;
    return [{ who: "counsel", file, field: heading, found, todo }];
  });
}

/** Returns everything to do before launch. */
export const launchItems = (read: ReadContent): LaunchItem[] => [
  ...fieldItems(launchFieldsOf(read.reader.records, read.content.confirmed)),
  ...recordItems(read),
  ...read.reader
    .texts("doctors", "pages", "legal")
    .flatMap((text) => textItems(text, read.reader.records)),
  ...copyItems(read),
  ...noticeItems(read),
];
