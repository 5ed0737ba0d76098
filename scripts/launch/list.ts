import type { z } from "zod";
import type { galleryPicturesSchema } from "../../content/gallery-schema.ts";
import type { practiceSchema, serviceSchema, testimonialsSchema } from "../../content/schema.ts";
import { choiceItems } from "./choices.ts";
import { factItems } from "./facts.ts";
import { type LaunchItem, launchGroups } from "./item.ts";
import { galleryItems, testimonialItems } from "./people.ts";
import { reviewItems, sourceItems } from "./reviews.ts";
import { noticeItems, textItems } from "./texts.ts";

/** All that the launch check looks at. */
export type LaunchState = {
  /** The records with the marks still on their facts, by file. */
  records: ReadonlyMap<string, unknown>;
  /** The texts of pages and legal pages, by file. */
  texts: ReadonlyMap<string, string>;
  /** The date in California. */
  today: string;
};

function recordItems(file: string, record: unknown, today: string): LaunchItem[] {
  if (file === "content/practice.ts") {
    const practice = record as z.input<typeof practiceSchema>;
    return [...factItems(file, practice), ...choiceItems(file, practice)];
  }
  if (file === "content/testimonials.ts") {
    return testimonialItems(file, record as z.input<typeof testimonialsSchema>);
  }
  if (file === "content/gallery-pictures.ts") {
    return galleryItems(file, record as z.input<ReturnType<typeof galleryPicturesSchema>>);
  }
  if (file.startsWith("content/services/")) {
    const service = record as z.input<typeof serviceSchema>;
    return [...reviewItems(file, service, today), ...sourceItems(file, service)];
  }
  if (file.startsWith("content/doctors/") && (record as { sample: boolean }).sample) {
    const todo = "Write the doctor's own name, license, board and words, and set sample: false.";
    return [{ group: "Words on pages", file, field: "sample", found: "true", todo }];
  }
  return [];
}

/** Everything that stands between this copy and going live, in the order of the groups. */
export function launchItems({ records, texts, today }: LaunchState): LaunchItem[] {
  const items = [
    ...[...records].flatMap(([file, record]) => recordItems(file, record, today)),
    ...[...texts].flatMap(([file, source]) => textItems(file, source)),
    ...noticeItems("content/legal/notices.mdx", texts.get("content/legal/notices.mdx") ?? ""),
  ];
  return launchGroups.flatMap((group) => items.filter((item) => item.group === group));
}
