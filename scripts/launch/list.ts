import type { z } from "zod";
import type { gallerySchema } from "../../content-schema/gallery.ts";
import { type Confirmation, factsOf } from "../../content-schema/samples.ts";
import type { serviceSchema } from "../../content-schema/service-schema.ts";
import type { testimonialsSchema } from "../../content-schema/testimonials.ts";
import type { ReadRecord } from "../../content-schema/validation/validate.ts";
import { choiceItems } from "./choices.ts";
import { factItems } from "./facts.ts";
import { type LaunchItem, launchGroups } from "./item.ts";
import { galleryItems, testimonialItems } from "./people.ts";
import { reviewItems, sourceItems } from "./reviews.ts";
import { noticeItems, textItems } from "./texts.ts";

/** All that the launch check looks at. */
export type LaunchState = {
  /** The records by file. */
  records: ReadonlyMap<string, ReadRecord>;
  /** What the practice has confirmed. */
  confirmed: readonly Pick<Confirmation, "file" | "field">[];
  /** The texts of pages and legal pages, by file. */
  texts: ReadonlyMap<string, string>;
  /** The date at the practice. */
  today: string;
};

function recordItems(file: string, record: ReadRecord, today: string): LaunchItem[] {
  const { input } = record;
  if (file === "content/practice.yaml") return choiceItems(file, record);
  if (file === "content/testimonials.yaml") {
    return testimonialItems(file, input as z.input<typeof testimonialsSchema>);
  }
  if (file === "content/gallery.yaml") {
    return galleryItems(file, input as z.input<typeof gallerySchema>);
  }
  if (file.startsWith("content/services/")) {
    const service = input as z.input<typeof serviceSchema>;
    return [...reviewItems(file, service, today), ...sourceItems(file, service)];
  }
  if (file.startsWith("content/doctors/") && (input as { sample: boolean }).sample) {
    const todo = "Write the doctor's own name, license, board and words, and set sample: false.";
    return [{ group: "Words on pages", file, field: "sample", found: "true", todo }];
  }
  return [];
}

/** Everything that stands between this copy and going live, in the order of the groups. */
export function launchItems({ records, confirmed, texts, today }: LaunchState): LaunchItem[] {
  const items = [
    ...[...records].flatMap(([file, record]) => factItems(factsOf(file, record, confirmed))),
    ...[...records].flatMap(([file, record]) => recordItems(file, record, today)),
    ...[...texts].flatMap(([file, source]) => textItems(file, source)),
    ...noticeItems("content/legal/notices.mdx", texts.get("content/legal/notices.mdx") ?? ""),
  ];
  return launchGroups.flatMap((group) => items.filter((item) => item.group === group));
}
