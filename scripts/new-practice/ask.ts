import {
  autocomplete,
  cancel,
  confirm,
  group,
  intro,
  multiselect,
  outro,
  select,
  text,
} from "@clack/prompts";
import { specialty } from "../../content-schema/practice-parts.ts";
import { telephone } from "../../content-schema/validation/fields.ts";
import { notesOf } from "../../content-schema/validation/metadata.ts";
import { type Answers, degrees, type Part, parts, readAnswers } from "./answers.ts";
import { states } from "./states.ts";

type Check = (value: string | undefined) => string | undefined;

const needed: Check = (value) => (value?.trim() ? undefined : "Write a word or two.");

const listOf = (words: string) =>
  words
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);

const atLeast = (count: number) => (value: string | undefined) =>
  listOf(value ?? "").length < count ? `Write ${count} or more, with commas between.` : undefined;

const asksFor = (message: string, placeholder: string, validate: Check = needed) =>
  text({ message, placeholder, validate });

function stop(): never {
  cancel("Stopped. Nothing is written.");
  process.exit(0);
}

const choice = (message: string, values: readonly string[], initialValue?: string) =>
  select({
    message,
    options: values.map((value) => ({ value })),
    ...(initialValue ? { initialValue } : {}),
  });

/** `(503) 555-0100` as +15035550100, or undefined. */
function phoneOf(words: string | undefined): string | undefined {
  const remedy = notesOf(telephone).remedy?.(words)?.replaceAll('"', "");
  return remedy ?? (telephone.safeParse(words).success ? words : undefined);
}

const askOffice = (number: number) =>
  group(
    {
      city: () => asksFor(`Office ${number}: city`, "Portland"),
      street: () => asksFor(`Office ${number}: street and number`, "000 Main Street"),
      zip: () =>
        asksFor(`Office ${number}: ZIP code`, "97201", (value) =>
          /^\d{5}$/.test(value ?? "") ? undefined : "Write five digits.",
        ),
    },
    { onCancel: stop },
  );

async function askOffices() {
  const offices: Answers["offices"] = [];
  for (;;) {
    const office = await askOffice(offices.length + 1);
    offices.push(office);
    if ((await confirm({ message: "Another office?", initialValue: false })) !== true)
      return offices;
  }
}

const questions = {
  practice: () => asksFor("Name of the practice", "Sample Heart Clinic"),
  doctor: () => asksFor("Name of the doctor, without a title", "Robin Sample"),
  degree: () => choice("Degree", Object.keys(degrees)),
  field: () => asksFor("The field, as on a sign", "Pediatric Cardiology"),
  doctorTitle: () => asksFor("What the doctor is called", "pediatric cardiologist"),
  schemaOrg: () =>
    autocomplete<string>({
      message: "The nearest field that search engines know; type to find it",
      options: specialty.shape.schemaOrg.options.map((value) => ({ value })),
      maxItems: 6,
    }),
  state: () =>
    autocomplete<string>({
      message: "State; type to find it",
      options: states.map(({ abbreviation: value, name: label }) => ({ value, label })),
      maxItems: 6,
    }),
  phone: () =>
    asksFor("Phone", "(503) 555-0100", (value) =>
      phoneOf(value) ? undefined : "Write ten digits, such as (503) 555-0100.",
    ),
  offices: askOffices,
  languages: () => asksFor("Languages spoken, with commas between", "English, Spanish"),
  insurance: () => confirm({ message: "Do you bill health plans?" }),
  services: () =>
    asksFor(
      "What do you treat? Three or more, with commas between",
      "Heart murmurs, Chest pain, Checkups",
      atLeast(3),
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
  const given = await group(questions, { onCancel: stop });
  outro("Writing …");
  return readAnswers("The answers", {
    ...given,
    phone: phoneOf(given.phone),
    languages: listOf(given.languages),
    services: listOf(given.services),
  });
}
