import type { z } from "zod";
import type { serviceSchema } from "../../content-schema/service-schema.ts";
import { looksLikeSample } from "./facts.ts";
import { type LaunchItem, printValue } from "./item.ts";

type Service = z.input<typeof serviceSchema>;

/** A service's text that nobody real has written or signed, or whose next review is overdue. */
export function reviewItems(file: string, { review }: Service, today: string): LaunchItem[] {
  const item = (field: string, found: string, todo: string): LaunchItem => ({
    group: "Medical reviews",
    file,
    field: `review.${field}`,
    found,
    todo,
  });
  const { author, reviewer, lastReviewed, nextReview } = review;
  const items: LaunchItem[] = [];
  if (author.sample || looksLikeSample(author.name)) {
    items.push(
      item("author", printValue(author.name), "Name who wrote the text, and set sample: false."),
    );
  }
  if (reviewer.sample) {
    items.push(
      item(
        "reviewer",
        "not signed",
        "Let the doctor read the page; then set sample: false and lastReviewed to that day.",
      ),
    );
  }
  if (nextReview < today) {
    items.push(
      item(
        "nextReview",
        `has been overdue since ${nextReview}`,
        "Let the doctor review the page again, and renew lastReviewed and nextReview.",
      ),
    );
  }
  if (lastReviewed > today) {
    items.push(
      item(
        "lastReviewed",
        `${lastReviewed}, in the future`,
        "Write the day on which the page was reviewed.",
      ),
    );
  }
  return items;
}

/**
 * Sources whose year is the year of the review: most often an undated page, for which somebody wrote
 * the year in which it was read.
 */
export function sourceItems(file: string, { sources, review }: Service): LaunchItem[] {
  return sources.flatMap(({ title, year, accessed }, index) =>
    year >= Number(review.lastReviewed.slice(0, 4)) && !accessed
      ? [
          {
            group: "Sources" as const,
            file,
            field: `sources[${index}].year`,
            found: `${year}: ${printValue(title)}`,
            todo: 'Open the source. Write the year that it names; if it names none or this one, add the day on which you read it: accessed: "2026-12-01".',
          },
        ]
      : [],
  );
}
