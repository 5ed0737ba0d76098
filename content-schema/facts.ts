import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { formatDate } from "../app/components/date/format-date.ts";
import { fill } from "../app/components/fill/fill.ts";
import { formatPhone } from "../app/components/phone-link/format-phone.ts";
import { formatPrice } from "../app/components/price/format-price.ts";
import { summarizeWeek } from "../app/features/office-hours/office-status.ts";
import { doctorPath } from "../app/paths.ts";
import { ContentError } from "./define.ts";
import { doctorWords } from "./doctor-words.ts";
import { capital, inWords, nameSlug } from "./in-words.ts";
import { practice } from "./practice.ts";
import { contentFolder } from "./read.ts";
import { samples } from "./samples.ts";
import { didYouMean } from "./suggest.ts";

const [first] = practice.offices;
const names = practice.offices.map((office) => office.name);
const and = new Intl.ListFormat("en-US", { type: "conjunction" });
const openDays = (first ? summarizeWeek(first.hours) : [])
  .filter(({ hours }) => hours !== "closed")
  .map(({ days, hours }) => `${days}, ${hours}`);
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

const { fewestImages, mostImages, fileTypes } = practice.photoConsult;
const imagesCounted =
  fewestImages === 1 && mostImages === 3 ? "one to three" : `${fewestImages} to ${mostImages}`;

/** How many texts a folder of `content/` holds. */
function filesIn(folder: string): number {
  const place = join(contentFolder, folder);
  return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith(".mdx")).length : 0;
}

const { firstVisitPrice, ...sentences } = practice.answers;

/** What patients ask, each answer by its name: `{{answer.referral}}`. */
const answers = {
  ...Object.fromEntries(Object.entries(sentences).map(([name, text]) => [`answer.${name}`, text])),
  // A price is never guessed: without one, the office gives it.
  "price.firstVisit":
    firstVisitPrice === null ? "Ask us for the exact price" : formatPrice(firstVisitPrice),
  "answer.firstVisitPrice":
    firstVisitPrice === null
      ? "We tell you the exact price of a first office visit before you book it."
      : `A first office visit costs ${formatPrice(firstVisitPrice)}.`,
};

/**
 * The facts that running text may name, as `{{price.photoConsult}}` in a content file.
 * Text never repeats a fact by hand, so a change in `content/practice.yaml` reaches every sentence.
 */
export const facts: Readonly<Record<string, string>> = {
  brand: practice.brandName,
  "provider.name": providerName,
  "provider.path": providerPath,
  "provider.degreeName": practice.provider.degreeName,
  "provider.board": practice.provider.certification.board,
  "provider.licence": `${practice.provider.licence.type}, California license no. ${practice.provider.licence.number}`,
  "licence.board": practice.provider.licence.board,
  "licence.boardUrl": practice.provider.licence.boardUrl,
  "promise.personAnswers": practice.promises.personAnswers,
  "promise.chaperone": practice.promises.chaperone,
  "promise.replyTime": practice.promises.replyTime,
  "promise.writtenPrice": practice.promises.writtenPrice,
  "promise.pastVersions": practice.promises.pastVersions,
  "phone.main": formatPhone(practice.phones.main),
  "phone.tollFree": formatPhone(practice.phones.tollFree),
  "phone.mainLink": `tel:${practice.phones.main}`,
  "phone.tollFreeLink": `tel:${practice.phones.tollFree}`,
  offices: and.format(names),
  "offices.short": and.format(names).replace(/,? and /, " & "),
  "offices.counted": `${inWords(names.length)} ${names.length === 1 ? "office" : "offices"}`,
  // Search descriptions and card lines have room for two names.
  "offices.where": names.length > 2 ? practice.photoConsult.state : and.format(names),
  hours: sameHours
    ? openDays.map((line) => `${line} Pacific`).join("; ") || "by appointment"
    : "during the hours of each office",
  // A search description has room for one line of hours.
  "hours.line":
    sameHours && openDays.length === 1 ? `${openDays[0]} Pacific` : "Hours are on the contact page",
  nearby: practice.nearbyAreas.join(", "),
  "price.photoConsult": formatPrice(practice.prices.photoConsult),
  "price.telehealth": formatPrice(practice.prices.telehealth),
  "photoConsult.state": practice.photoConsult.state,
  "photoConsult.turnaround": practice.photoConsult.turnaround,
  "photoConsult.fileTypes": practice.photoConsult.fileTypes.join(", "),
  "photoConsult.types": `${fileTypes.slice(0, -1).join(", ")} or ${fileTypes.at(-1)}`,
  "photoConsult.images": imagesCounted,
  "photoConsult.mostImages": String(practice.photoConsult.mostImages),
  "services.counted": inWords(filesIn("services")),
  "doctors.counted":
    filesIn("doctors") === 0 ? "one doctor" : `${inWords(filesIn("doctors") + 1)} doctors`,
  "provider.permit": practice.provider.fictitiousNamePermit
    ? ` (fictitious name permit no. ${practice.provider.fictitiousNamePermit})`
    : "",
  "rating.best": String(practice.rating.best),
  "lender.name": practice.lender.name,
  "lender.laterRate": practice.lender.laterRate,
  "lender.terms": practice.lender.terms,
  "rating.value": String(practice.rating.value),
  "rating.count": String(practice.rating.count),
  // Stands by the rating wherever that is shown.
  "rating.source": samples.rating
    ? "Sample rating: source and date to be confirmed"
    : `Source: ${practice.rating.source}, as of ${formatDate(practice.rating.asOf)}`,
  ...answers,
};

/**
 * Puts the facts into a text: `{{phone.main}}` becomes the number.
 *
 * @throws {ContentError} naming file, line and the unknown fact
 */
export function withFacts(text: string, file: string): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (placeholder, name: string, at: number) => {
    // At the beginning of a sentence a fact has a capital: {{Offices.counted}}.
    const isCapital = /^[A-Z]/.test(name);
    const fact = facts[name] ?? facts[name.charAt(0).toLowerCase() + name.slice(1)];
    if (fact === undefined) {
      const line = text.slice(0, at).split("\n").length;
      const known = Object.keys(facts);
      const hint = didYouMean(name, known, (meant) => `{{${meant}}}`);
      throw new ContentError(
        `${file}, line ${line}: expected one of ${known.join(", ")}, found ${placeholder}${hint}`,
      );
    }
    return isCapital ? capital(fact) : fact;
  });
}
