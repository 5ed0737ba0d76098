import { doctorWords } from "./doctor.ts";
import { formatDate } from "./format/date.ts";
import { fill } from "./format/fill.ts";
import { summarizeWeek } from "./format/hours.ts";
import { doctorPath } from "./format/page-path.ts";
import { formatPhone } from "./format/phone.ts";
import { formatPrice } from "./format/price.ts";
import { months } from "./language.ts";
import { hoursWords } from "./offices.ts";
import { practice } from "./practice.ts";
import { samples } from "./samples.ts";
import { testimonials } from "./testimonials.ts";
import { list } from "./validation/fields.ts";
import { read, textsIn } from "./validation/read.ts";

/** Templates that format facts as text. */
const words = read("words/facts.yaml", {
  numbers: list("no", 2, 21).meta({
    label: "Small numbers in words",
    hint: "From zero on. Larger ones have digits.",
  }),
  offices: { one: "one office", more: "{count} offices" },
  doctors: { one: "one doctor", more: "{count} doctors" },
  images: { usual: "one to three", range: "{fewest} to {most}", types: "{first} or {last}" },
  hours: {
    none: "by appointment",
    various: "during the hours of each office",
    onContactPage: "Hours are on the contact page",
  },
  firstVisit: {
    ask: "Ask us for the exact price",
    told: "We tell you the exact price of a first office visit before you book it.",
    costs: "A first office visit costs {price}.",
  },
  rating: {
    source: "Source: {source}, as of {date}",
    sample: "Sample rating: source and date to be confirmed",
  },
  permit: "(fictitious name permit no. {number})",
});

const { provider, phones, photoConsult, telehealth, rating, lender, nearbyAreas } = practice;
const { licence, certification } = provider;
const offices = practice.offices.map((office) => office.name);
const and = new Intl.ListFormat(practice.language);

/** Spells out small numbers: 2 becomes “two”. */
const inWords = (count: number) => words.numbers[count] ?? String(count);

const counted = (count: number, { one, more }: { one: string; more: string }) =>
  count === 1 ? one : fill(more, { count: inWords(count) });

/** The provider's name with title and degree. */
export const providerName = fill(doctorWords.label, {
  name: provider.name,
  degree: provider.degree,
});

/** Converts a name to a slug: “Jane O’Neil” becomes `jane-o-neil`. */
export const nameSlug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The path of the provider's page, derived from the name. */
export const providerPath = doctorPath(nameSlug(provider.name), provider.degree);

/** Hours of all offices, in full, and on one line for search descriptions. */
function hoursFacts() {
  const [first, ...others] = practice.offices;
  const week = JSON.stringify(first?.hours);
  const { none, various, onContactPage } = words.hours;
  if (!first || others.some(({ hours }) => JSON.stringify(hours) !== week)) {
    return { hours: various, "hours.line": onContactPage };
  }
  const open = summarizeWeek(first.hours, hoursWords)
    .filter(({ hours }) => hours !== "closed")
    .map(({ days, hours }) =>
      fill(hoursWords.zone, { hours: `${days}, ${hours}`, zone: practice.timeZoneLabel }),
    );
  return {
    hours: open.join("; ") || none,
    "hours.line": open.length === 1 ? open.join() : onContactPage,
  };
}

const named = (prefix: string, record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).map(([name, text]) => [`${prefix}.${name}`, text]));

/** Answers to common questions, by name: `{{answer.referral}}`. */
function answerFacts() {
  const { firstVisitPrice, ...sentences } = practice.answers;
  const { ask, told, costs } = words.firstVisit;
  const price = firstVisitPrice === null ? null : formatPrice(firstVisitPrice);
  return {
    ...named("answer", sentences),
    // Without a price, refer to the office.
    "price.firstVisit": price ?? ask,
    "answer.firstVisitPrice": price === null ? told : fill(costs, { price }),
  };
}

type PhotoConsult = NonNullable<typeof photoConsult>;

function imagesOf({ fewestImages, mostImages }: PhotoConsult): string {
  const { usual, range } = words.images;
  if (fewestImages === 1 && mostImages === 3) return usual;
  return fill(range, { fewest: fewestImages, most: mostImages });
}

function typesOf({ fileTypes }: PhotoConsult): string {
  const last = fileTypes.at(-1) ?? "";
  if (fileTypes.length === 1) return last;
  return fill(words.images.types, { first: fileTypes.slice(0, -1).join(", "), last });
}

function sourceOf({ source, asOf }: NonNullable<typeof rating>): string {
  return samples.rating
    ? words.rating.sample
    : fill(words.rating.source, { source, date: formatDate(asOf, months) });
}

/** Every fact by name; `null` if its feature is off. */
const all: Readonly<Record<string, string | null | undefined>> = {
  brand: practice.brandName,
  state: practice.state.name,
  specialty: certification.specialty,
  "specialty.doctor": practice.specialty.doctor,
  insurance: practice.insurance.sentence,
  languages: and.format(practice.languages),
  "provider.name": providerName,
  "provider.path": providerPath,
  "provider.degreeName": provider.degreeName,
  "provider.board": certification.board,
  "provider.degree": provider.degree,
  "provider.licence": fill(doctorWords.ownLicence, {
    type: licence.type,
    number: licence.number,
  }),
  "licence.board": licence.board,
  "licence.boardUrl": licence.boardUrl,
  ...named("promise", practice.promises),
  "phone.main": formatPhone(phones.main),
  "phone.mainLink": `tel:${phones.main}`,
  "phone.first": formatPhone(phones.tollFree ?? phones.main),
  offices: and.format(offices),
  "offices.short": [...offices.slice(0, -2), offices.slice(-2).join(" & ")].join(", "),
  "offices.counted": counted(offices.length, words.offices),
  // Descriptions and card lines have room for two names.
  "offices.where": offices.length > 2 ? practice.state.name : and.format(offices),
  ...hoursFacts(),
  "testimonials.count": String(testimonials.length),
  cards: and.format(practice.cards),
  "services.counted": inWords(textsIn("services").length),
  "doctors.counted": counted(textsIn("doctors").length + 1, words.doctors),
  "provider.permit": provider.fictitiousNamePermit
    ? ` ${fill(words.permit, { number: provider.fictitiousNamePermit })}`
    : "",
  ...answerFacts(),
  "phone.tollFree": phones.tollFree && formatPhone(phones.tollFree),
  "phone.tollFreeLink": phones.tollFree && `tel:${phones.tollFree}`,
  nearby: nearbyAreas.length > 0 ? nearbyAreas.join(", ") : null,
  "price.photoConsult": photoConsult && formatPrice(photoConsult.price),
  "price.telehealth": telehealth && formatPrice(telehealth.price),
  "photoConsult.state": photoConsult && practice.state.name,
  "photoConsult.turnaround": photoConsult?.turnaround,
  "photoConsult.fileTypes": photoConsult?.fileTypes.join(", "),
  "photoConsult.types": photoConsult && typesOf(photoConsult),
  "photoConsult.images": photoConsult && imagesOf(photoConsult),
  "photoConsult.mostImages": photoConsult && String(photoConsult.mostImages),
  "rating.best": rating && String(rating.best),
  "lender.name": lender?.name,
  "lender.laterRate": lender?.laterRate,
  "lender.terms": lender?.terms,
  "rating.value": rating && String(rating.value),
  "rating.count": rating && String(rating.count),
  "rating.source": rating && sourceOf(rating),
};

/**
 * Facts available in text as `{{price.photoConsult}}`. Text never repeats them, so that an edit of
 * `content/practice.yaml` updates every sentence.
 */
export const facts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(all).flatMap(([name, fact]) => (typeof fact === "string" ? [[name, fact]] : [])),
);

/** Names of facts whose feature is off. */
export const absentFacts: readonly string[] = Object.keys(all).filter((name) => !(name in facts));
