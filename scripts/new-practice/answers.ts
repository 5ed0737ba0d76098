import * as prompts from "@clack/prompts";
import { z } from "zod";
import choices from "../../content-schema/choices.json" with { type: "json" };
import { office } from "../../content-schema/offices.ts";
import { degree, specialty } from "../../content-schema/practice-schema.ts";
import { list, telephone } from "../../content-schema/validation/fields.ts";
import { asPhone } from "../../content-schema/validation/remedies.ts";
import { validate } from "../../content-schema/validation/validate.ts";

const parts: Readonly<Record<string, string>> = {
  "photo-consult": "Photo consult",
  "video-visit": "Video visit",
  testimonials: "Patients’ words",
  press: "Names of press",
  rating: "A rating from another site",
  lender: "Paying over time with a lender",
};

export const partNames = Object.keys(parts);

/** By abbreviation, each with the time zone of most of its people. */
const states = Object.fromEntries(
  choices.zones
    .flatMap(({ states, ...zone }) =>
      Object.entries(states).map(([abbreviation, name]) => ({ ...zone, abbreviation, name })),
    )
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((state) => [state.abbreviation, state]),
);

/** Also accepts a text as people type it, which `parse` converts. */
const typed = <Schema extends z.ZodType>(parse: (words: string) => unknown, schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" ? parse(value) : value), schema);

const split = (words: string, sign = ",") =>
  words
    .split(sign)
    .map((each) => each.trim())
    .filter(Boolean);

const officesOf = (words: string) =>
  split(words, ";").map((each) => {
    const [street, city, zip] = split(each);
    return { street, city, zip };
  });

const name = z.string().trim().min(1, { error: "a text" });

const answersSchema = z.strictObject({
  practice: name,
  doctor: name,
  degree,
  /** Such as Dermatology. */
  field: name,
  doctorTitle: name,
  schemaOrg: specialty.shape.schemaOrg,
  state: z.enum(Object.keys(states)).transform((abbreviation) => states[abbreviation] ?? z.NEVER),
  phone: typed((words) => asPhone(words) ?? words, telephone),
  offices: typed(officesOf, list(office.pick({ street: true, city: true, zip: true }), 1, 12)),
  languages: typed(split, list(name, 1, 12)),
  insurance: z.boolean(),
  /** Three or more: each names two others as related. */
  services: typed(split, list(name, 3, 12)),
  parts: z.array(z.enum(partNames)),
});

export type Answers = z.output<typeof answersSchema>;

/** @throws {ContentError} if an answer does not fit */
export const readAnswers = (file: string, answers: unknown): Answers =>
  validate(file, answersSchema, answers);

const askFor = (question: keyof Answers, message: string, placeholder: string) => () =>
  prompts.text({
    message,
    placeholder,
    validate: (words = "") =>
      answersSchema.shape[question].safeParse(words).success
        ? undefined
        : `Write it as here: ${placeholder}`,
  });

const choose =
  (message: string, values: readonly string[], labelOf = (value: string) => value) =>
  () => {
    const options = values.map((value) => ({ value, label: labelOf(value) }));
    return prompts.autocomplete({ message: `${message}; type to find it`, options, maxItems: 6 });
  };

const questions = {
  practice: askFor("practice", "Name of the practice", "Sample Heart Clinic"),
  doctor: askFor("doctor", "Name of the doctor, without a title", "Robin Sample"),
  degree: choose("Degree", degree.options),
  field: askFor("field", "The field, as on a sign", "Pediatric Cardiology"),
  doctorTitle: askFor("doctorTitle", "What the doctor is called", "pediatric cardiologist"),
  schemaOrg: choose(
    "The nearest field that search engines know",
    specialty.shape.schemaOrg.options,
  ),
  state: choose("State", Object.keys(states), (value) => states[value]?.name ?? value),
  phone: askFor("phone", "Phone", "(503) 555-0100"),
  offices: askFor(
    "offices",
    "Street, city and ZIP code of the office; of several, with semicolons between",
    "000 Main Street, Portland, 97201; 000 Oak Road, Salem, 97301",
  ),
  languages: askFor("languages", "Languages spoken, with commas between", "English, Spanish"),
  insurance: () => prompts.confirm({ message: "Do you bill health plans?" }),
  services: askFor(
    "services",
    "What do you treat? Three or more, with commas between",
    "Heart murmurs, Chest pain, Checkups",
  ),
  parts: () =>
    prompts.multiselect({
      message: "What else does the site have? Space chooses, Enter goes on",
      options: Object.entries(parts).map(([value, label]) => ({ value, label })),
      required: false,
    }),
};

/** Asks in the terminal; Escape ends the program. */
export async function askAnswers(): Promise<Answers> {
  prompts.intro("A new practice: a few questions, then a site with sample words. Escape stops.");
  const answers = await prompts.group(questions, {
    onCancel: () => {
      prompts.cancel("Stopped. Nothing is written.");
      process.exit(0);
    },
  });
  prompts.outro("Writing …");
  return readAnswers("The answers", answers);
}
