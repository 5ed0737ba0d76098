import {
  autocomplete,
  cancel,
  confirm,
  group,
  intro,
  multiselect,
  outro,
  text,
} from "@clack/prompts";
import { specialty } from "../../content-schema/practice-parts.ts";
import { states } from "../../content-schema/states.ts";
import { telephone } from "../../content-schema/validation/fields.ts";
import { notesOf } from "../../content-schema/validation/metadata.ts";
import { type Answers, degrees, type Part, parts, readAnswers } from "./answers.ts";

const listOf = (words: string, sign = ",") =>
  words
    .split(sign)
    .map((each) => each.trim())
    .filter(Boolean);

/** `(503) 555-0100` as +15035550100, or undefined. */
function phoneOf(words: string): string | undefined {
  const remedy = notesOf(telephone).remedy?.(words)?.replaceAll('"', "");
  return remedy ?? (telephone.safeParse(words).success ? words : undefined);
}

const officesOf = (words: string) =>
  listOf(words, ";").map((each) => {
    const [street = "", city = "", zip = ""] = listOf(each);
    return { street, city, zip };
  });

const asksFor = (
  message: string,
  placeholder: string,
  fits = (words: string) => words.trim() !== "",
) =>
  text({
    message,
    placeholder,
    validate: (words = "") => (fits(words) ? undefined : `Write it as here: ${placeholder}`),
  });

const choose = (message: string, options: { value: string; label?: string }[]) =>
  autocomplete({ message: `${message}; type to find it`, options, maxItems: 6 });

const questions = {
  practice: () => asksFor("Name of the practice", "Sample Heart Clinic"),
  doctor: () => asksFor("Name of the doctor, without a title", "Robin Sample"),
  degree: () =>
    choose(
      "Degree",
      Object.keys(degrees).map((value) => ({ value })),
    ),
  field: () => asksFor("The field, as on a sign", "Pediatric Cardiology"),
  doctorTitle: () => asksFor("What the doctor is called", "pediatric cardiologist"),
  schemaOrg: () =>
    choose(
      "The nearest field that search engines know",
      specialty.shape.schemaOrg.options.map((value) => ({ value })),
    ),
  state: () =>
    choose(
      "State",
      states.map(({ abbreviation: value, name: label }) => ({ value, label })),
    ),
  phone: () => asksFor("Phone", "(503) 555-0100", (words) => phoneOf(words) !== undefined),
  offices: () =>
    asksFor(
      "Street, city and ZIP code of the office; of several, with semicolons between",
      "000 Main Street, Portland, 97201; 000 Oak Road, Salem, 97301",
      (words) =>
        officesOf(words).length > 0 && officesOf(words).every(({ zip }) => /^\d{5}$/.test(zip)),
    ),
  languages: () => asksFor("Languages spoken, with commas between", "English, Spanish"),
  insurance: () => confirm({ message: "Do you bill health plans?" }),
  services: () =>
    asksFor(
      "What do you treat? Three or more, with commas between",
      "Heart murmurs, Chest pain, Checkups",
      (words) => listOf(words).length >= 3,
    ),
  parts: () =>
    multiselect({
      message: "What else does the site have? Space chooses, Enter goes on",
      options: Object.entries(parts).map(([value, label]) => ({ value: value as Part, label })),
      required: false,
    }),
};

/** Asks about a practice in the terminal; Escape ends the program. */
export async function askAnswers(): Promise<Answers> {
  intro("A new practice: a few questions, then a site with sample words. Escape stops.");
  const given = await group(questions, {
    onCancel: () => {
      cancel("Stopped. Nothing is written.");
      process.exit(0);
    },
  });
  outro("Writing …");
  return readAnswers("The answers", {
    ...given,
    phone: phoneOf(given.phone),
    offices: officesOf(given.offices),
    languages: listOf(given.languages),
    services: listOf(given.services),
  });
}
