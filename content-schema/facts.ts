import choices from "./choices.json" with { type: "json" };
import type { ContentReader } from "./content-reader.ts";
import { credentialsSchema } from "./credentials.ts";
import type { Facts } from "./fill-facts.ts";
import { formatDateWith } from "./format/date.ts";
import { fill } from "./format/fill.ts";
import { days, openTimes, toSpanishDayPeriods } from "./format/hours.ts";
import { doctorPath, nameSlug } from "./format/page-path.ts";
import { formatPhone } from "./format/phone.ts";
import { formatPrice } from "./format/price.ts";
import { readGallery } from "./gallery.ts";
import { readImages } from "./images.ts";
import { fromKeys } from "./keys.ts";
import { optionalPartsOf } from "./optional-parts.ts";
import { type Practice, readPractice } from "./practice.ts";
import { noticesSchema } from "./required-notices.ts";
import { readSamples } from "./samples.ts";
import { readTestimonials } from "./testimonials.ts";
import { themeSchema } from "./theme.ts";
import { joinWithOr, signFacts, urgentSignsSchema } from "./urgent-signs.ts";
import { checkOneOf } from "./validation/problem.ts";
import { readAll } from "./validation/validate.ts";
import { type Words, wordSchemas } from "./word-schemas.ts";

type FactWords = Words["facts"];

function monthsIn(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
}

function readFactRecords(reader: ContentReader) {
  const { facts, offices, doctor } = wordSchemas;
  const { practice: practiceFiles, ...records } = readAll({
    practice: () => readPractice(reader),
    credentials: () => reader.record("credentials.yaml", credentialsSchema),
    testimonials: () => readTestimonials(reader),
    gallery: () => readGallery(reader),
    theme: () => reader.record("theme.yaml", themeSchema),
    requiredNotices: () => reader.record("required-notices.yaml", noticesSchema).notices,
    urgentSigns: () => reader.record("urgent-signs.yaml", urgentSignsSchema),
    factWords: () => reader.record("words/facts.yaml", facts),
    officeWords: () => reader.record("words/offices.yaml", offices),
    doctorWords: () => reader.record("words/doctor.yaml", doctor),
  });
  const { practice } = practiceFiles;
  const { name, degree } = practice.provider;
  const { pictures, samples } = readAll({
    pictures: () => readImages(reader, practice.offices),
    samples: () => readSamples(reader, records.testimonials),
  });
  return {
    ...records,
    ...records.gallery,
    ...practiceFiles,
    ...pictures,
    ...samples,
    months: monthsIn(practice.language),
    providerName: fill(records.doctorWords.label, { name, degree }),
    providerPath: doctorPath(nameSlug(name), degree),
    optionalParts: optionalPartsOf(practice, {
      ...records,
      ...records.gallery,
      aftercare: reader.texts("after"),
    }),
  };
}

export type FactRecords = ReturnType<typeof readFactRecords>;

const numberWord = (count: number, { numbers }: FactWords) => numbers[count] ?? String(count);

type CountWords = { one: string; more: string };

const formatCount = (count: number, { one, more }: CountWords, words: FactWords) =>
  count === 1 ? one : fill(more, { count: numberWord(count, words) });

/** Such as `de lunes a viernes, de 9:00 a. m. a 5:00 p. m.` */
function hoursInSpanish({ offices }: Practice): string {
  const { format } = new Intl.DateTimeFormat("es", { weekday: "long", timeZone: "UTC" });
  // January 1, 2023 was a Sunday.
  const words = {
    days: fromKeys(days, (day) => format(Date.UTC(2023, 0, 1 + days.indexOf(day)))),
    fromTo: "de {first} a {last}",
    both: "{first} y {last}",
  };
  const lines = offices.map(({ hours }) => toSpanishDayPeriods(openTimes(hours, words).join("; ")));
  if (new Set(lines).size === 1) return lines[0] ?? "";
  return lines.map((line, index) => `${offices[index]?.name}: ${line}`).join(". ");
}

/** `hours.line` fits search descriptions. */
function hoursFacts({ practice, factWords, officeWords }: FactRecords) {
  const { none, various, onContactPage } = factWords.hours;
  const weeks = new Map(practice.offices.map(({ hours }) => [JSON.stringify(hours), hours]));
  const [week, other] = [...weeks.values()];
  if (!week || other) return { hours: various, "hours.line": onContactPage };
  const open = openTimes(week, officeWords.hours).map((hours) =>
    fill(officeWords.hours.zone, { hours, zone: practice.timeZoneLabel }),
  );
  return {
    hours: open.join("; ") || none,
    "hours.line": open.length === 1 ? open.join() : onContactPage,
  };
}

const withPrefix = (prefix: string, record: Facts): Facts =>
  Object.fromEntries(Object.entries(record).map(([name, text]) => [`${prefix}.${name}`, text]));

function priceFacts({ practice: { prices }, factWords }: FactRecords, reader: ContentReader) {
  const labels = factWords.firstVisit;
  const slugs = reader.texts("services").map(({ slug }) => slug);
  for (const [index, { service }] of prices.services.entries()) {
    const place = { file: "content/prices.yaml", path: ["services", index, "service"] };
    checkOneOf(service, slugs, place, "the name of a service in its address");
  }
  const priceOf = (slug: string) =>
    prices.services.find(({ service, price }) => service === slug && price !== null)?.price;
  const formatOr = (none: string, price?: number | null) => (price ? formatPrice(price) : none);
  const treatments = fromKeys(slugs, (slug) => formatOr(factWords.treatment, priceOf(slug)));
  return {
    "price.firstVisit": formatOr(labels.ask, prices.firstVisit),
    "price.tests": formatOr(labels.ask, prices.tests),
    "answer.firstVisitPrice": prices.firstVisit
      ? fill(labels.costs, { price: formatPrice(prices.firstVisit) })
      : labels.told,
    ...withPrefix("price", treatments),
  };
}

function imageCount(consult: NonNullable<Practice["photoConsult"]>, words: FactWords): string {
  const { fewestImages, mostImages } = consult;
  const most = numberWord(mostImages, words);
  if (fewestImages === mostImages) return most;
  return fill(words.images, { fewest: numberWord(fewestImages, words), most });
}

/** “Board-certified” may only appear with the board's name (Business and Professions Code 651). */
function certificationFacts({ practice, factWords: { certified } }: FactRecords): Facts {
  const { board } = practice.provider.certification;
  const { doctor } = practice.specialty;
  return {
    "provider.board": board || null,
    "provider.certifiedBy": board && ` ${fill(certified.by, { board })}`,
    "doctor.certified": board ? fill(certified.doctor, { doctor }) : doctor,
    "doctor.board": board ? fill(certified.withBoard, { doctor, board }) : doctor,
  };
}

function optionalFacts({ practice, factWords: words, months, samples }: FactRecords): Facts {
  const { language, phones, photoConsult, telehealth, rating, lender, nearbyAreas } = practice;
  const cited = rating && { source: rating.source, date: formatDateWith(rating.asOf, months) };
  return {
    "phone.tollFree": phones.tollFree && formatPhone(phones.tollFree),
    "phone.tollFreeLink": phones.tollFree && `tel:${phones.tollFree}`,
    nearby: nearbyAreas.length > 0 ? nearbyAreas.join(", ") : null,
    "price.photoConsult": photoConsult && formatPrice(photoConsult.price),
    "price.telehealth": telehealth && formatPrice(telehealth.price),
    "photoConsult.state": photoConsult && practice.state,
    "photoConsult.turnaround": photoConsult?.turnaround ?? null,
    "photoConsult.fileTypes": photoConsult?.fileTypes.join(", ") ?? null,
    "photoConsult.types":
      photoConsult && joinWithOr(language, photoConsult.fileTypes).replace(", or ", " or "),
    "photoConsult.images": photoConsult && imageCount(photoConsult, words),
    "photoConsult.mostImages": photoConsult && String(photoConsult.mostImages),
    "lender.name": lender?.name ?? null,
    "lender.laterRate": lender?.laterRate ?? null,
    "lender.terms": lender?.terms ?? null,
    "rating.value": rating && String(rating.value),
    "rating.best": rating && String(rating.best),
    "rating.count": rating && new Intl.NumberFormat(language).format(rating.count),
    "rating.source":
      cited && (samples.rating ? words.rating.sample : fill(words.rating.source, cited)),
  };
}

/** Returns the facts that texts insert, such as `{{price.photoConsult}}`. */
function factsOf(records: FactRecords, reader: ContentReader): Facts {
  const { practice, factWords: words, doctorWords, providerName, providerPath } = records;
  const { provider, phones } = practice;
  const offices = practice.offices.map((office) => office.name);
  const and = new Intl.ListFormat(practice.language);
  const permit = provider.fictitiousNamePermit;
  return {
    brand: practice.brandName,
    state: practice.state,
    "specialty.doctor": practice.specialty.doctor,
    insurance: practice.insurance.sentence,
    languages: and.format(practice.languages),
    "provider.name": providerName,
    "provider.path": providerPath,
    "provider.degreeName": choices.degrees[provider.degree],
    ...certificationFacts(records),
    "provider.license": fill(doctorWords.ownLicense, provider.license),
    "license.board": provider.license.board,
    "license.boardUrl": provider.license.boardUrl,
    ...withPrefix("promise", practice.promises),
    "phone.main": formatPhone(phones.main),
    "phone.first": formatPhone(phones.tollFree ?? phones.main),
    offices: and.format(offices),
    "offices.short": [...offices.slice(0, -2), offices.slice(-2).join(" & ")].join(", "),
    "offices.counted": formatCount(offices.length, words.offices, words),
    // Descriptions and card lines have room for two names.
    "offices.where": offices.length > 2 ? practice.state : and.format(offices),
    ...hoursFacts(records),
    "hours.es": hoursInSpanish(practice),
    "testimonials.count": String(records.testimonials.length),
    cards: and.format(practice.cards).replace(", and ", " and "),
    "services.counted": numberWord(reader.texts("services").length, words),
    "doctors.counted": formatCount(reader.texts("doctors").length + 1, words.doctors, words),
    "provider.permit": permit ? ` ${fill(words.permit, { number: permit })}` : "",
    ...withPrefix("answer", practice.answers),
    ...priceFacts(records, reader),
    ...signFacts(records.urgentSigns),
    ...optionalFacts(records),
  };
}

/** Reads the records that facts are made of, and the facts. */
export function readFacts(reader: ContentReader): FactRecords {
  const records = readFactRecords(reader);
  reader.setFacts(factsOf(records, reader));
  // Answers and signs may name facts, and are facts themselves: filled, they are taken again.
  reader.fill("content/practice.yaml", { answers: records.practice.answers });
  reader.fill("content/urgent-signs.yaml", records.urgentSigns);
  reader.setFacts(factsOf(records, reader));
  return records;
}
