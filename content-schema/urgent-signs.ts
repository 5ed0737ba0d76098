import { strictObject, z } from "zod";
import type { Facts } from "./fill-facts.ts";
import { upperFirst } from "./format/upper-first.ts";
import { fromKeys } from "./keys.ts";
import { list, listById, optionalText, pattern, slug, text } from "./validation/fields.ts";
import type { Words } from "./word-schemas.ts";

/** From the most urgent to the least. */
export const urgencyLevels = ["emergency", "doctor", "urgentCare", "today", "visit"] as const;

export type UrgencyLevel = (typeof urgencyLevels)[number];

const levelWords = {
  heading: text("Call us today"),
  rule: optionalText.meta({ hint: "What else holds at this level. It may be empty." }),
  line: text("call us today.").meta({ hint: "Ends a line that begins with a sign." }),
};
const level = strictObject({
  ...levelWords,
  es: strictObject(levelWords).meta({ label: "In Spanish" }),
});

const searchRule = pattern(
  /^(?=.*(?:^| )[^!])(?!.*\b(?:no|never|cant|cannot|wont|dont|sin|nunca)\b)(?:!?[a-z0-9]+\*?(?:\|[a-z0-9]+\*?)*(?: (?!$)|$))+$/,
  "words such as “bleed* not stop*|end*”, in lower case without accents: each must be typed, in any order; * is any ending, | is or, not is every way to say no, ! is before what must not be typed",
);
const signWords = {
  text: text("A lump that will not go back in and is very painful"),
  short: text("a very painful lump").meta({ hint: "Within a sentence." }),
  search: list(searchRule.meta({ label: "rule" }), 0, 20).meta({
    label: "Shown in the search for",
    hint: "What people type, without accents and apostrophes.",
  }),
};
const sign = strictObject({
  id: slug.meta({ hint: "Services and sentences name the sign by it." }),
  level: z.enum(urgencyLevels),
  ...signWords,
  helpline: strictObject({
    phone: pattern(/^\+?\d+$/, "a number such as 988 or +18006564673"),
    label: text("Call or text 988"),
    es: text("Llame o escriba al 988").meta({ label: "In Spanish" }),
  }).optional(),
  es: strictObject(signWords).meta({ label: "In Spanish" }),
});

/** What cannot wait, in English and Spanish, and what to do at each level. */
export const urgentSignsSchema = strictObject({
  call911: strictObject({
    label: text("Call 911"),
    es: text("Llame al 911").meta({ label: "In Spanish" }),
  }),
  levels: strictObject(fromKeys(urgencyLevels, () => level)).meta({
    label: "What to do at each level",
  }),
  signs: listById(sign, 0, 60),
});

export type UrgentSigns = z.output<typeof urgentSignsSchema>;

/** Such as `emergency.fainting`: a sentence that names a sign at another level is refused. */
export const signFacts = ({ signs }: UrgentSigns): Facts =>
  Object.fromEntries(signs.map(({ level, id, short }) => [`${level}.${id}`, short]));

/** Such as “heavy bleeding, fainting, or pain with a fever”. */
export const joinWithOr = (language: string, signs: readonly string[]): string =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(signs);

/** The three questions, each with the heading and the lines of its answer. */
export function triageOf(
  { levels, signs }: UrgentSigns,
  { triage, care }: Words["service"],
  language: string,
) {
  const lines = (["doctor", "urgentCare", "today"] as const).flatMap((level) => {
    const shorts = signs.filter((each) => each.level === level).map(({ short }) => short);
    const either = upperFirst(joinWithOr(language, shorts));
    return shorts.length > 0 ? `${either}: ${levels[level].line}` : [];
  });
  const { emergency, today, visit } = levels;
  return [
    {
      level: "emergency",
      question: triage.emergency,
      heading: emergency.heading,
      lines: [emergency.rule],
    },
    {
      level: "today",
      question: triage.today,
      heading: care.today,
      lines: lines.length > 0 ? lines : [today.rule],
    },
    { level: "visit", question: triage.visit, heading: visit.heading, lines: [] },
  ] as const;
}

/** What the search needs in the browser: signs with a helpline first, then the most urgent. */
export function urgentSearchOf({ call911, levels, signs }: UrgentSigns) {
  const rank = ({ level, helpline }: UrgentSigns["signs"][number]) =>
    helpline ? -1 : urgencyLevels.indexOf(level);
  const searchedWords = ({ short, search }: { short: string; search: string[] }) => ({
    short: upperFirst(short),
    search,
  });
  return {
    call911: { en: call911.label, es: call911.es },
    levels: fromKeys(urgencyLevels, (level) => {
      return { en: levels[level].line, es: levels[level].es.line };
    }),
    signs: signs
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ id, level, helpline, es, ...en }) => ({
        id,
        level,
        helpline: helpline && { phone: helpline.phone, en: helpline.label, es: helpline.es },
        en: searchedWords(en),
        es: searchedWords(es),
      })),
  };
}

export type UrgentSearch = ReturnType<typeof urgentSearchOf>;
