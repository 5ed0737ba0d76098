import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fill } from "../app/components/fill/fill.ts";
import { formatPhone } from "../app/components/phone-link/format-phone.ts";
import { formatPrice } from "../app/components/price/format-price.ts";
import { summarizeWeek } from "../app/features/office-hours/office-status.ts";
import { doctorPath } from "../app/paths.ts";
import { absentMark } from "./absent-facts.ts";
import { ContentError } from "./define.ts";
import { doctorWords } from "./doctor-words.ts";
import { factsWords, inWords } from "./facts-words.ts";
import { capital, nameSlug } from "./in-words.ts";
import { absentNames, presentFacts } from "./module-facts.ts";
import { hoursWords } from "./office-words.ts";
import { practice } from "./practice.ts";
import { contentFolder } from "./read.ts";
import { didYouMean } from "./suggest.ts";
import { testimonials } from "./testimonials.ts";

const [first] = practice.offices;
const names = practice.offices.map((office) => office.name);
const and = new Intl.ListFormat(practice.language);
const openDays = (first ? summarizeWeek(first.hours) : [])
  .filter(({ hours }) => hours !== "closed")
  .map(({ days, hours }) =>
    fill(hoursWords.zone, { hours: `${days}, ${hours}`, zone: practice.timeZoneLabel }),
  );
const sameHours = practice.offices.every(
  ({ hours }) => JSON.stringify(hours) === JSON.stringify(first?.hours),
);

/** The provider's name with the title and the degree, as every page prints it. */
export const providerName = fill(doctorWords.label, {
  name: practice.provider.name,
  degree: practice.provider.degree,
});

/** The path of the provider's page, derived from the name (decision 4). */
export const providerPath = doctorPath(nameSlug(practice.provider.name), practice.provider.degree);

/** How many texts a folder of `content/` holds. */
function filesIn(folder: string): number {
  const place = join(contentFolder, folder);
  return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith(".mdx")).length : 0;
}

const counted = (count: number, { one, more }: { one: string; more: string }) =>
  count === 1 ? one : fill(more, { count: inWords(count) });

const { firstVisitPrice, ...sentences } = practice.answers;
const { firstVisit, hours: hoursSaid } = factsWords;

/** What patients ask, each answer by its name: `{{answer.referral}}`. */
const answers = {
  ...Object.fromEntries(Object.entries(sentences).map(([name, text]) => [`answer.${name}`, text])),
  // A price is never guessed: without one, the office gives it.
  "price.firstVisit": firstVisitPrice === null ? firstVisit.ask : formatPrice(firstVisitPrice),
  "answer.firstVisitPrice":
    firstVisitPrice === null
      ? firstVisit.told
      : fill(firstVisit.costs, { price: formatPrice(firstVisitPrice) }),
};

/**
 * The facts that running text may name, as `{{price.photoConsult}}`. Text never repeats one by hand, so
 * that a change in `content/practice.yaml` reaches every sentence.
 */
export const facts: Readonly<Record<string, string>> = {
  brand: practice.brandName,
  state: practice.state.name,
  specialty: practice.provider.certification.specialty,
  "specialty.doctor": practice.specialty.doctor,
  insurance: practice.insurance.sentence,
  languages: and.format(practice.languages),
  "provider.name": providerName,
  "provider.path": providerPath,
  "provider.degreeName": practice.provider.degreeName,
  "provider.board": practice.provider.certification.board,
  "provider.degree": practice.provider.degree,
  "provider.licence": fill(doctorWords.ownLicence, {
    type: practice.provider.licence.type,
    number: practice.provider.licence.number,
  }),
  "licence.board": practice.provider.licence.board,
  "licence.boardUrl": practice.provider.licence.boardUrl,
  "promise.personAnswers": practice.promises.personAnswers,
  "promise.chaperone": practice.promises.chaperone,
  "promise.replyTime": practice.promises.replyTime,
  "promise.writtenPrice": practice.promises.writtenPrice,
  "promise.pastVersions": practice.promises.pastVersions,
  "phone.main": formatPhone(practice.phones.main),
  "phone.mainLink": `tel:${practice.phones.main}`,
  "phone.first": formatPhone(practice.phones.tollFree ?? practice.phones.main),
  offices: and.format(names),
  "offices.short": [...names.slice(0, -2), names.slice(-2).join(" & ")].join(", "),
  "offices.counted": counted(names.length, factsWords.offices),
  // Search descriptions and card lines have room for two names.
  "offices.where": names.length > 2 ? practice.state.name : and.format(names),
  hours: sameHours ? openDays.join("; ") || hoursSaid.none : hoursSaid.various,
  // A search description has room for one line of hours.
  "hours.line": sameHours && openDays.length === 1 ? openDays.join() : hoursSaid.onContactPage,
  "testimonials.count": String(testimonials.length),
  cards: and.format(practice.cards),
  "services.counted": inWords(filesIn("services")),
  "doctors.counted": counted(filesIn("doctors") + 1, factsWords.doctors),
  "provider.permit": practice.provider.fictitiousNamePermit
    ? ` ${fill(factsWords.permit, { number: practice.provider.fictitiousNamePermit })}`
    : "",
  ...answers,
  ...presentFacts,
};

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Puts marks into a text where it names a fact that the practice does without. */
export const withAbsentFacts = (text: string, file: string): string =>
  text.replace(placeholder, (whole, name: string, at: number) => {
    const index = absentNames.indexOf(name.charAt(0).toLowerCase() + name.slice(1));
    return index < 0 ? whole : absentMark(index, file, text.slice(0, at).split("\n").length);
  });

/**
 * Puts the facts into a text: `{{phone.main}}` becomes the number.
 *
 * @throws {ContentError} naming file, line and the unknown fact
 */
export function withFacts(text: string, file: string): string {
  return withAbsentFacts(text, file).replace(placeholder, (whole, name: string, at: number) => {
    // At the beginning of a sentence a fact has a capital: {{Offices.counted}}.
    const isCapital = /^[A-Z]/.test(name);
    const fact = facts[name] ?? facts[name.charAt(0).toLowerCase() + name.slice(1)];
    if (fact !== undefined) return isCapital ? capital(fact) : fact;
    const line = text.slice(0, at).split("\n").length;
    const known = [...Object.keys(facts), ...absentNames];
    const hint = didYouMean(name, known, (meant) => `{{${meant}}}`);
    throw new ContentError(
      `${file}, line ${line}: expected one of ${known.join(", ")}, found ${whole}${hint}`,
    );
  });
}
