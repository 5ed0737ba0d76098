import type { z } from "zod";
import type { gallerySchema } from "../../content-schema/gallery.ts";
import type { testimonialsSchema } from "../../content-schema/testimonials.ts";
import { looksLikeSample } from "./facts.ts";
import { type LaunchItem, printValue } from "./item.ts";

/** Testimonials that are samples, or that no written permission stands behind. */
export function testimonialItems(
  file: string,
  { testimonials }: z.input<typeof testimonialsSchema>,
): LaunchItem[] {
  return testimonials.flatMap(({ sample, name, text, permission }, index) => {
    const item = {
      group: "Testimonials",
      file,
      field: `testimonials[${index}]`,
      found: printValue(name),
    } as const;
    if (sample || looksLikeSample(name) || /\bsample text\b/i.test(text)) {
      return [
        {
          ...item,
          todo: "Replace it with a patient's own words, with sample: false and a written permission; or remove it.",
        },
      ];
    }
    if (!permission || looksLikeSample(permission)) {
      return [
        {
          ...item,
          field: `testimonials[${index}].permission`,
          todo: "Say where the signed permission is kept; without one, remove the words (HIPAA authorization; 16 CFR 465).",
        },
      ];
    }
    return [];
  });
}

/** Pairs of pictures that are samples, or that no consent stands behind. */
export function galleryItems(
  file: string,
  { categories }: z.input<typeof gallerySchema>,
): LaunchItem[] {
  return categories.flatMap(({ pairs }, category) =>
    pairs.flatMap(({ sample, procedure, consent }, index) => {
      const item = {
        group: "Gallery",
        file,
        field: `categories[${category}].pairs[${index}]`,
        found: printValue(procedure),
      } as const;
      if (sample) {
        return [
          {
            ...item,
            todo: "Replace both pictures with a patient's, with sample: false and the consent; or remove the pair.",
          },
        ];
      }
      if (!consent || looksLikeSample(consent.id)) {
        return [
          {
            ...item,
            field: `${item.field}.consent`,
            found: printValue(consent?.id),
            todo: "Write the id, date and scope of the patient's signed consent; without one, remove the pair and its files.",
          },
        ];
      }
      return [];
    }),
  );
}
