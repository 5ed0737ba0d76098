import type { z } from "zod";
import type { gallerySchema } from "../../content-schema/gallery.ts";
import type { practiceSchema } from "../../content-schema/practice.ts";
import type { serviceSchema } from "../../content-schema/service-schema.ts";
import type { testimonialsSchema } from "../../content-schema/testimonials.ts";
import type { ReadRecord } from "../../content-schema/validation/validate.ts";
import { looksLikeSample } from "./facts.ts";
import { type LaunchGroup, type LaunchItem, printValue } from "./report.ts";

type Item = (field: string, found: string, todo: string) => LaunchItem;

const itemsOf =
  (group: LaunchGroup, file: string): Item =>
  (field, found, todo) => ({ group, file, field, found, todo });

/** Items for settings with a legal risk, until a named person has reviewed them. */
function choiceItems(file: string, { input, variables }: ReadRecord): LaunchItem[] {
  const { analytics, rating } = input as z.input<typeof practiceSchema>;
  const group = "Choices that need a named review";
  const items: LaunchItem[] = [];
  if (analytics.mode === "specified" && !analytics.reviewedBy) {
    const running = analytics.token ? "" : "; no token is set, so nothing is recorded yet";
    items.push(
      itemsOf(group, variables.get("analytics.mode") ?? file)(
        "analytics.mode",
        `specified: records every visit without asking${running}`,
        'Choose the mode consent, or let counsel review this one and write reviewedBy: { name: "…", date: "…" } (CIPA, CMIA).',
      ),
    );
  }
  if (rating?.structuredData.shown && !rating.structuredData.reviewedBy) {
    items.push(
      itemsOf(group, file)(
        "rating.structuredData.reviewedBy",
        "a rating of the practice by itself in the home page's structured data",
        'Set shown: false, or let somebody check it against the source and the search engines\' rules for own ratings, and write reviewedBy: { name: "…", date: "…" }.',
      ),
    );
  }
  return items;
}

/** Items for testimonials that are samples or lack a written permission. */
function testimonialItems(
  file: string,
  { testimonials }: z.input<typeof testimonialsSchema>,
): LaunchItem[] {
  const item = itemsOf("Testimonials", file);
  return testimonials.flatMap(({ sample, name, text, permission }, index) => {
    const field = `testimonials[${index}]`;
    if (sample || looksLikeSample(name) || /\bsample text\b/i.test(text)) {
      return item(
        field,
        printValue(name),
        "Replace it with a patient's own words, with sample: false and a written permission; or remove it.",
      );
    }
    if (permission && !looksLikeSample(permission)) return [];
    return item(
      `${field}.permission`,
      printValue(name),
      "Say where the signed permission is kept; without one, remove the words (HIPAA authorization; 16 CFR 465).",
    );
  });
}

/** Items for picture pairs that are samples or lack a consent. */
function galleryItems(file: string, { categories }: z.input<typeof gallerySchema>): LaunchItem[] {
  const item = itemsOf("Gallery", file);
  return categories.flatMap(({ pairs }, category) =>
    pairs.flatMap(({ sample, procedure, consent }, index) => {
      const field = `categories[${category}].pairs[${index}]`;
      if (sample) {
        return item(
          field,
          printValue(procedure),
          "Replace both pictures with a patient's, with sample: false and the consent; or remove the pair.",
        );
      }
      if (consent && !looksLikeSample(consent.id)) return [];
      return item(
        `${field}.consent`,
        printValue(consent?.id),
        "Write the id, date and scope of the patient's signed consent; without one, remove the pair and its files.",
      );
    }),
  );
}

type Service = z.input<typeof serviceSchema>;

/** Items for service texts without a real author or reviewer, or with an overdue review. */
function reviewItems(file: string, { review }: Service, today: string): LaunchItem[] {
  const { author, reviewer, lastReviewed, nextReview } = review;
  const item = itemsOf("Medical reviews", file);
  const items: LaunchItem[] = [];
  if (author.sample || looksLikeSample(author.name)) {
    const todo = "Name who wrote the text, and set sample: false.";
    items.push(item("review.author", printValue(author.name), todo));
  }
  if (reviewer.sample) {
    const todo =
      "Let the doctor read the page; then set sample: false and lastReviewed to that day.";
    items.push(item("review.reviewer", "not signed", todo));
  }
  if (nextReview < today) {
    const todo = "Let the doctor review the page again, and renew lastReviewed and nextReview.";
    items.push(item("review.nextReview", `has been overdue since ${nextReview}`, todo));
  }
  if (lastReviewed > today) {
    const todo = "Write the day on which the page was reviewed.";
    items.push(item("review.lastReviewed", `${lastReviewed}, in the future`, todo));
  }
  return items;
}

/**
 * Items for sources dated in the year of the review: usually undated pages, given the year in which
 * somebody read them.
 */
function sourceItems(file: string, { sources, review }: Service): LaunchItem[] {
  const year = Number(review.lastReviewed.slice(0, 4));
  const todo =
    'Open the source. Write the year that it names; if it names none or this one, add the day on which you read it: accessed: "2026-12-01".';
  return sources.flatMap((source, index) =>
    source.year && source.year >= year && !source.accessed
      ? itemsOf("Sources", file)(
          `sources[${index}].year`,
          `${source.year}: ${printValue(source.title)}`,
          todo,
        )
      : [],
  );
}

/** Returns the items of a record, other than sample facts. */
export function recordItems(file: string, record: ReadRecord, today: string): LaunchItem[] {
  const { input } = record;
  if (file === "content/practice.yaml") return choiceItems(file, record);
  if (file === "content/testimonials.yaml") {
    return testimonialItems(file, input as z.input<typeof testimonialsSchema>);
  }
  if (file === "content/gallery.yaml") {
    return galleryItems(file, input as z.input<typeof gallerySchema>);
  }
  if (file.startsWith("content/services/")) {
    const service = input as Service;
    return [...reviewItems(file, service, today), ...sourceItems(file, service)];
  }
  if (file.startsWith("content/doctors/") && (input as { sample: boolean }).sample) {
    const todo = "Write the doctor's own name, license, board and words, and set sample: false.";
    return [itemsOf("Words on pages", file)("sample", "true", todo)];
  }
  return [];
}
