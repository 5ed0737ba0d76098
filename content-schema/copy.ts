import { strictObject, z } from "zod";
import type { Known } from "./facts.ts";
import type { Filler } from "./fill-facts.ts";
import { list, pattern, text } from "./validation/fields.ts";
import { readAll } from "./validation/validate.ts";
import type { WordSchemas, Words } from "./words.ts";

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

const offered = <Text extends object>(visit: { price: number } | null, text: Text) =>
  visit && { ...text, price: visit.price };

const readerOf =
  (filler: Filler, schemas: WordSchemas) =>
  <Name extends keyof Words, Shown>(name: Name, shownOf: (record: Words[Name]) => Shown) =>
  () =>
    filler.readCopy(`words/${name}.yaml`, schemas[name], shownOf);

function partReaders(readShown: ReturnType<typeof readerOf>, filler: Filler, known: Known) {
  const { photoConsult, telehealth, rating, lender } = known.practice;
  return {
    home: readShown("home", ({ hero, fromHome, press, ...record }) => ({
      ...record,
      hero: {
        ...hero,
        // Lines that name a rating or price that the practice does not have leave by themselves.
        facts: hero.facts.filter((line) => !filler.namesAbsent(line)),
        source: rating && hero.source,
      },
      fromHome: {
        ...fromHome,
        photo: offered(photoConsult, fromHome.photo),
        video: offered(telehealth, fromHome.video),
      },
      press: { ...press, note: known.samples.samples.press ? press.note : null },
    })),
    financing: readShown("financing", ({ offers, ...record }) => ({
      ...record,
      offers: {
        ...offers,
        photo: offered(photoConsult, offers.photo),
        video: offered(telehealth, offers.video),
      },
    })),
    footer: readShown("footer", (record) => ({
      ...record,
      rating: rating && record.rating,
      source: rating && record.source,
    })),
    testimonials: readShown("testimonials", (record) => ({
      ...record,
      rating: rating && {
        ...record.rating,
        // Explains a different count.
        why: rating.count === known.testimonials.length ? null : record.rating.why,
      },
    })),
    textWords: readShown("texts", (record) => ({ ...record, lender: lender && record.lender })),
    photoCheck: readShown("photo-check", (record) => photoConsult && record),
    photoConsult: readShown("photo-consult", ({ telehealth: _, ...own }) => photoConsult && own),
    telehealth: readShown("photo-consult", (record) => ({
      telehealth: telehealth && record.telehealth,
    })),
  };
}

/** Messages and limits of the results ship apart. */
function photoCheckOf(words: Words["photo-check"] | null, { photoConsult }: Known["practice"]) {
  if (!words || !photoConsult) return { photoCheck: null, photoCheckResults: null };
  const { results, ...photoCheck } = words;
  const limits = { ...results.limits, images: photoConsult.mostImages };
  return { photoCheck, photoCheckResults: { ...results, limits } };
}

type Shared = Pick<Words, "accessibility-panel" | "booking" | "common" | "gallery" | "search">;

/** Words that islands ship to the browser, apart from those that only documents have. */
function islandWordsOf(words: Shared, offices: Words["offices"]) {
  const { form: settingsWords, ...accessibilityPanel } = words["accessibility-panel"];
  const { loading: _, ...bookingTrouble } = words.booking.status;
  const { newTab: newTabNote, ...controls } = words.common.controls;
  const { gate: gateWords, pictures: pictureWords, lightbox, ...galleryWords } = words.gallery;
  const { status: statusWords, hours: hoursWords, ...officeWords } = offices;
  const { open: _open, ...searchDialog } = words.search;
  return {
    accessibilityPanel,
    bookingTrouble,
    bookingWords: words.booking,
    controls,
    galleryWords,
    gateWords,
    hoursWords,
    lightboxWords: lightbox,
    newTabNote,
    officeWords,
    pictureWords,
    search: words.search,
    searchDialog,
    settingsWords,
    statusWords,
    words: words.common,
  };
}

/** Reads `content/words/`; words of a feature that the practice lacks are `null`. */
export function readCopies(filler: Filler, known: Known, schemas: WordSchemas) {
  const readShown = readerOf(filler, schemas);
  const read = <Name extends keyof Words>(name: Name) => readShown(name, (record) => record);
  const { shared, testimonials, photoCheck, telehealth, searchWords, ...others } = readAll({
    contactForm: read("contact-form"),
    contactWords: read("contact"),
    movedWords: read("moved"),
    offline: read("offline"),
    privacyChoices: read("privacy-choices"),
    providerWords: read("provider"),
    serviceWords: read("service"),
    share: read("share"),
    unknownService: read("unknown-service"),
    visit: read("visit"),
    ...partReaders(readShown, filler, known),
    shared: () =>
      readAll({
        "accessibility-panel": read("accessibility-panel"),
        booking: read("booking"),
        common: read("common"),
        gallery: read("gallery"),
        search: read("search"),
      }),
    searchWords: () =>
      filler.readCopy("search-words.yaml", searchWordsSchema, (record) => record).pages,
  });
  const { rating: ratingPanel, ...testimonialWords } = testimonials;
  return {
    ...others,
    ...islandWordsOf(shared, known.officeWords),
    ...telehealth,
    ...photoCheckOf(photoCheck, known.practice),
    testimonialWords,
    ratingPanel,
    doctorWords: known.doctorWords,
    searchWords: Object.fromEntries(searchWords.map(({ path, words }) => [path, words])),
  };
}

export type Copies = ReturnType<typeof readCopies>;
