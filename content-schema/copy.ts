import { strictObject, z } from "zod";
import type { Known } from "./facts.ts";
import { namesAbsent } from "./fill-facts.ts";
import type { Source } from "./source.ts";
import { list, pattern, text } from "./validation/fields.ts";
import { readAll } from "./validation/validate.ts";
import { type Words, wordSchemas } from "./words.ts";

/** Colloquial, clinical and misspelled terms, which are never displayed. */
const searchWordsSchema = strictObject({
  pages: z.array(
    strictObject({
      path: pattern(
        /^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/,
        "the address of a page, or of a heading on it, such as /contact-us",
      ),
      words: list(text("piles"), 1, 40),
    }),
  ),
});

type OwnWords = Omit<Words, "doctor" | "facts" | "offices">;

/** By file; facts are made of the others, which have been read. */
function readWords(source: Source) {
  const { doctor: _doctor, facts: _facts, offices: _offices, ...schemas } = wordSchemas;
  const readers = Object.entries(schemas).map(
    ([name, schema]) => [name, () => source.record(`words/${name}.yaml`, schema)] as const,
  );
  const { searchWords, ...words } = readAll({
    ...Object.fromEntries(readers),
    searchWords: () => source.record("search-words.yaml", searchWordsSchema),
  });
  return { words: words as OwnWords, searchWords };
}

/** Words of a feature that the practice lacks are `null`. */
function offeredWords(words: OwnWords, { practice, samples, testimonials }: Known) {
  const { photoConsult, telehealth, rating, lender } = practice;
  const { common, financing, footer, home, testimonials: quotes } = words;
  const offered = <Copy extends { photo: object; video: object }>(copy: Copy) => ({
    ...copy,
    photo: photoConsult && { ...copy.photo, price: photoConsult.price },
    video: telehealth && { ...copy.video, price: telehealth.price },
  });
  const { telehealth: videoVisit, check, ...consult } = words["photo-consult"];
  const { results, ...photoCheck } = check;
  // Explains a different count.
  const why = rating?.count === testimonials.length ? null : quotes.rating.why;
  return {
    home: {
      ...home,
      hero: {
        ...home.hero,
        // Lines that name a rating or price that the practice does not have leave by themselves.
        facts: home.hero.facts.filter((line) => !namesAbsent(line)),
        source: rating && home.hero.source,
      },
      fromHome: offered(home.fromHome),
      press: { ...home.press, note: samples.press ? home.press.note : null },
    },
    financing: { ...financing, offers: offered(financing.offers) },
    footer: { ...footer, rating: rating && footer.rating, source: rating && footer.source },
    testimonialWords: { ...quotes, rating: rating && { ...quotes.rating, why } },
    textWords: { ...common.texts, lender: lender && common.texts.lender },
    telehealth: telehealth && videoVisit,
    photoConsult: photoConsult && consult,
    // The check, and messages and limits of its results, ship apart.
    photoCheck: photoConsult && photoCheck,
    photoCheckResults: photoConsult && {
      ...results,
      limits: { ...results.limits, images: photoConsult.mostImages },
    },
  };
}

/** A question without an answer of the practice leaves by itself. */
function answeredOf({ asked, day, after, privacy, ...visit }: Words["visit"]) {
  const topics = Object.entries({ asked, day, after, privacy }).map(([id, topic]) => ({
    ...topic,
    id,
    list: topic.list.filter((line) => !namesAbsent(line)),
  }));
  return { ...visit, topics: topics.filter(({ list }) => list.length > 0) };
}

/** Reads `content/words/`. What islands ship is apart from what only documents have. */
export function readCopies(source: Source, known: Known) {
  const { words: read, searchWords } = readWords(source);
  const { late, again } = read.booking.status;
  const { share, texts: _texts, ...words } = read.common;
  const { newTab: newTabNote, ...controls } = words.controls;
  const { gate, pictures, lightbox, ...galleryWords } = read.gallery;
  const { form: settingsWords, ...accessibilityPanel } = read["accessibility-panel"];
  const { status: statusWords, hours: hoursWords, ...officeWords } = known.officeCopy;
  const { open: _open, ...searchDialog } = read.search;
  return {
    ...offeredWords(read, known),
    accessibilityPanel,
    aftercareWords: read.aftercare,
    bookingTrouble: { late, again },
    bookingWords: read.booking,
    contactForm: read.contact.form,
    contactWords: read.contact,
    controls,
    galleryWords,
    gateWords: gate,
    hoursWords,
    lightboxWords: lightbox,
    newTabNote,
    officeWords,
    otherPages: read["other-pages"],
    pictureWords: pictures,
    privacyChoices: read.footer.privacyChoices,
    providerWords: read.provider,
    search: read.search,
    searchDialog,
    searchWords: Object.fromEntries(searchWords.pages.map(({ path, words }) => [path, words])),
    serviceWords: read.service,
    settingsWords,
    share,
    statusWords,
    visit: answeredOf(read.visit),
    words,
  };
}

export type Copies = ReturnType<typeof readCopies>;
