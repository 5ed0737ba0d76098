import { strictObject, z } from "zod";
import type { ContentReader } from "./content-reader.ts";
import type { FactRecords } from "./facts.ts";
import { namesMissingFact } from "./fill-facts.ts";
import { fromKeys, keysOf } from "./keys.ts";
import { eachOnce, list, pattern, text } from "./validation/fields.ts";
import { readAll } from "./validation/validate.ts";
import { type Words, wordSchemas } from "./word-schemas.ts";

/** Colloquial, clinical and misspelled terms, which are never displayed. */
const searchWordsSchema = strictObject({
  pages: z
    .array(
      strictObject({
        path: pattern(
          /^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/,
          "the address of a page, or of a heading on it, such as /contact-us",
        ),
        words: list(text("piles"), 1, 40),
      }),
    )
    .refine(...eachOnce("path", "address")),
});

/** Omits lines that name a missing fact. */
const shownLines = <Line>(lines: readonly Line[]) =>
  lines.filter((line) => !namesMissingFact(line));

const withShownLines = <Part extends { list: readonly unknown[] }>(part: Part): Part => {
  return { ...part, list: shownLines(part.list) };
};

/** Returns the words with `null` for each feature that the practice lacks. */
function withoutMissingParts(words: Words, { practice, samples, testimonials }: FactRecords) {
  const { photoConsult, telehealth, rating, lender } = practice;
  const { common, financing, footer, home, testimonials: quotes, visit } = words;
  const { "photo-consult": consult, "photo-check": check } = words;
  const withPrices = <Both extends { photo: object; video: object }>(both: Both) => ({
    ...both,
    photo: photoConsult && { ...both.photo, price: photoConsult.price },
    video: telehealth && { ...both.video, price: telehealth.price },
  });
  const hero = {
    ...home.hero,
    facts: shownLines(home.hero.facts),
    source: rating && home.hero.source,
  };
  const press = { ...home.press, note: samples.press ? home.press.note : null };
  const limits = { ...check.results.limits, images: photoConsult?.mostImages ?? 0 };
  // Explains why the counts differ.
  const why = rating?.count === testimonials.length ? null : quotes.rating.why;
  return {
    ...words,
    common: { ...common, texts: { ...common.texts, lender: lender && common.texts.lender } },
    financing: { ...financing, offers: withPrices(financing.offers) },
    footer: { ...footer, rating: rating && footer.rating, source: rating && footer.source },
    home: { ...home, hero, press, fromHome: withPrices(home.fromHome) },
    "photo-check": { ...check, results: { ...check.results, limits } },
    "photo-consult": { ...consult, telehealth: telehealth && consult.telehealth },
    testimonials: { ...quotes, rating: rating && { ...quotes.rating, why } },
    visit: {
      ...visit,
      asked: withShownLines(visit.asked),
      day: withShownLines(visit.day),
      after: withShownLines(visit.after),
      privacy: withShownLines(visit.privacy),
    },
  };
}

/** Reads `content/words/`, but for the files that facts need, which have been read. */
export function readWords(reader: ContentReader, records: FactRecords) {
  const { doctor: _doctor, facts: _facts, offices: _offices, ...schemas } = wordSchemas;
  const readerOf = (name: keyof typeof schemas) => () =>
    reader.record(`words/${name}.yaml`, schemas[name]);
  const { searchWords, ...read } = readAll({
    ...fromKeys(keysOf(schemas), readerOf),
    searchWords: () => reader.record("search-words.yaml", searchWordsSchema),
  });
  const { doctorWords: doctor, factWords: facts, officeWords: offices } = records;
  const words = { ...read, doctor, facts, offices } as Words;
  return {
    words: withoutMissingParts(words, records),
    searchWords: Object.fromEntries(searchWords.pages.map(({ path, words }) => [path, words])),
  };
}

export type OfferedWords = ReturnType<typeof readWords>["words"];
