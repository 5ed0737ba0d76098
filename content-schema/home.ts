import { z } from "zod";
import { list } from "./validation/fields.ts";

/** Sections of the home page, each with a component in `app/pages/home/`. */
const homeSections = [
  "hero",
  "press",
  "welcome",
  "quotes",
  "from-home",
  "same-day",
  "treatments",
  "locations",
] as const;

export type HomeSection = (typeof homeSections)[number];

/** The order of the sections. */
export const sectionsSchema = list(
  z.enum(homeSections).meta({ label: "section" }),
  1,
  homeSections.length,
)
  .refine(([first]) => first === "hero", {
    error: "hero as the first section, because it holds the heading of the page",
  })
  .refine((names) => new Set(names).size === names.length, { error: "each section once" })
  .meta({
    label: "Sections of the home page, in their order",
    hint: "Move or remove all but the first. One that the practice does without leaves by itself.",
  });
