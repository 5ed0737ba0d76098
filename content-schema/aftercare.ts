import { strictObject } from "zod";
import { type ContentReader, parseFrontMatter, type TextFile } from "./content-reader.ts";
import { aftercarePath } from "./format/page-path.ts";
import { fromKeys, keysOf } from "./keys.ts";
import { pageSchema } from "./pages.ts";
import { checkCitations, citations, citedSource, type Service, stage } from "./service-schema.ts";
import { signsById } from "./service-urgency.ts";
import type { UrgencyLevel, UrgentSigns } from "./urgent-signs.ts";
import { list, nullable, reviewer, shortText, slugOf, text, view } from "./validation/fields.ts";
import { checkOneOf, contentError } from "./validation/problem.ts";
import { readEach } from "./validation/validate.ts";
import { sampleWords } from "./word-schemas.ts";

const answer = strictObject({ text: text("Eat as usual, with more fiber."), sources: citations });

/** The same on every sheet. */
const { questions } = sampleWords.aftercare;

/** A sheet for the time after one procedure, which fits on two printed pages. */
export const aftercareSchema = strictObject({
  title: shortText("After banding"),
  lead: text("Most people are back at work the next day."),
  description: pageSchema.shape.description,
  view,
  updated: pageSchema.shape.updated,
  service: slugOf("service").meta({ hint: "Under whose recovery it is linked." }),
  reviewedBy: nullable(reviewer).meta({
    label: "Signed by a physician",
    hint: "Until then, search engines do not list it.",
  }),
  confirm: list(text("Sources differ on flights."), 1, 8).optional().meta({
    label: "For the doctor to confirm",
    hint: "Where sources differ. Take a line out once the doctor has decided.",
  }),
  days: list(stage.meta({ label: "stage" }), 5, 5),
  answers: strictObject(fromKeys(keysOf(questions.list), () => answer)),
  signs: list(slugOf("sign"), 2, 10).meta({
    hint: "Of “Urgent signs”: emergencies, and when to call a doctor now.",
  }),
  emergency: list(text("Trouble swallowing"), 1, 4)
    .optional()
    .meta({ label: "Other emergencies", hint: "What only this sheet says, after the signs." }),
  today: list(text("Pain that grows after day 3"), 2, 8),
  sources: list(citedSource, 2, 12),
}).superRefine(checkCitations);

function checkNoBody({ file, text }: TextFile): void {
  const found = parseFrontMatter(file, text).body.trim().slice(0, 60);
  const expected = "no words below the second ---";
  const fix = "write them in answers, today or emergency";
  if (found) throw contentError({ file }, { expected, found, fix });
}

/** Sorted by title. Throws a `ContentError`. */
export function readAftercare(
  reader: ContentReader,
  services: readonly Pick<Service, "slug">[],
  { signs }: UrgentSigns,
) {
  const slugs = services.map(({ slug }) => slug);
  const sheets = readEach(reader.texts("after"), (text) => {
    const { name, slug, file } = text;
    checkNoBody(text);
    const sheet = reader.record(name, aftercareSchema);
    const place = { file, path: ["service"] };
    checkOneOf(sheet.service, slugs, place, "the name of a service in its address");
    // A review only covers the text as it was on that date.
    const isSigned = sheet.reviewedBy !== null && sheet.reviewedBy.date >= sheet.updated;
    const named = signsById(file, sheet.signs, ["signs"], signs);
    const linesOf = (wanted: UrgencyLevel) =>
      named.filter(({ level }) => level === wanted).map((sign) => sign.text);
    return {
      ...sheet,
      emergency: [...linesOf("emergency"), ...(sheet.emergency ?? [])],
      doctor: linesOf("doctor"),
      reviewedBy: isSigned ? sheet.reviewedBy : null,
      slug,
      path: aftercarePath(slug),
      keywords: [sheet.title],
    };
  });
  return sheets.sort((a, b) => a.title.localeCompare(b.title));
}

export type AftercareSheet = ReturnType<typeof readAftercare>[number];
