import { z } from "zod";
import type { Filler } from "./fill-facts.ts";
import type { Practice } from "./practice.ts";
import { list, pattern, schemaOf } from "./validation/fields.ts";
import { readAll } from "./validation/validate.ts";
import type { WordSchemas, Words } from "./words.ts";

/** Search synonyms by path: colloquial, clinical and misspelled terms. Never displayed. */
const searchWordsSchema = schemaOf({
  pages: z.array(
    schemaOf({
      path: pattern(
        /^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/,
        "the address of a page, or of a heading on it, such as /contact-us",
      ),
      words: list("piles", 1, 40),
    }),
  ),
});

type Known = {
  practice: Practice;
  samples: { samples: { press: boolean } };
  testimonials: readonly unknown[];
  officeWords: Words["offices"];
  doctorWords: Words["doctor"];
};

const ifAny = <Part>(has: unknown, part: Part): Part | null => (has ? part : null);

function readerOf(filler: Filler, schemas: WordSchemas) {
  /** Returns a reader of a file, of which `change` returns what is shown. */
  const readShown =
    <Name extends keyof Words, Shown>(name: Name, change: (record: Words[Name]) => Shown) =>
    (): Shown => {
      const { record, shown } = filler.openCopy(`words/${name}.yaml`, schemas[name]);
      return shown(change(record));
    };
  const read = <Name extends keyof Words>(name: Name) => readShown(name, (record) => record);
  return { read, readShown };
}

type Reader = ReturnType<typeof readerOf>;

const readHome = ({ readShown }: Reader, filler: Filler, { practice, samples }: Known) =>
  readShown("home", (record) => {
    const { hero, fromHome, press } = record;
    const { photoConsult, telehealth } = practice;
    return {
      ...record,
      hero: {
        ...hero,
        // Lines that name a rating or price that the practice does not have leave by themselves.
        facts: hero.facts.filter((line) => !filler.namesAbsent(line)),
        source: ifAny(practice.rating, hero.source),
      },
      fromHome: {
        ...fromHome,
        photo: photoConsult && { ...fromHome.photo, price: photoConsult.price },
        video: telehealth && { ...fromHome.video, price: telehealth.price },
      },
      press: { ...press, note: ifAny(samples.samples.press, press.note) },
    };
  });

/** Reads labels and messages with parts that some practices do without, which are then `null`. */
function readOptional(reader: Reader, filler: Filler, known: Known) {
  const { readShown } = reader;
  const { photoConsult, telehealth, rating, lender } = known.practice;
  return readAll({
    home: readHome(reader, filler, known),
    photoCheck: readShown("photo-check", (record) => photoConsult && record),
    financing: readShown("financing", (record) => {
      const { photo, video, ...offers } = record.offers;
      return {
        ...record,
        offers: {
          ...offers,
          photo: photoConsult && { ...photo, price: photoConsult.price },
          video: telehealth && { ...video, price: telehealth.price },
        },
      };
    }),
    footer: readShown("footer", (record) => ({
      ...record,
      rating: ifAny(rating, record.rating),
      source: ifAny(rating, record.source),
    })),
    photoConsult: readShown(
      "photo-consult",
      ({ telehealth: _, ...record }) => photoConsult && record,
    ),
    telehealth: readShown("photo-consult", (record) => ({
      telehealth: ifAny(telehealth, record.telehealth),
    })),
    textWords: readShown("texts", (record) => ({
      ...record,
      lender: ifAny(lender, record.lender),
    })),
    testimonialCopy: readShown("testimonials", (record) => ({
      ...record,
      rating: rating && {
        ...record.rating,
        // Explains a different count.
        why: ifAny(rating.count !== known.testimonials.length, record.rating.why),
      },
    })),
  });
}

/** The photo check's words, and the messages and limits of its results, which ship apart. */
function photoCheckOf(words: Words["photo-check"] | null, { photoConsult }: Practice) {
  if (!words || !photoConsult) return { photoCheck: null, photoCheckResults: null };
  const { results, ...photoCheck } = words;
  const most = { images: photoConsult.mostImages, pages: photoConsult.mostImages };
  return { photoCheck, photoCheckResults: { ...results, limits: { ...results.limits, ...most } } };
}

/** Words that islands ship to the browser, apart from those that only documents have. */
function readParts({ read }: Reader, offices: Words["offices"]) {
  const words = readAll({
    accessibility: read("accessibility-panel"),
    booking: read("booking"),
    common: read("common"),
    gallery: read("gallery"),
    search: read("search"),
  });
  const { form: settingsWords, ...accessibilityPanel } = words.accessibility;
  const { loading: _, ...bookingTrouble } = words.booking.status;
  const { newTab: newTabNote, ...controls } = words.common.controls;
  const { gate: gateWords, pictures: pictureWords, lightbox, ...galleryWords } = words.gallery;
  const { status: statusWords, hours: hoursWords, ...officeWords } = offices;
  const { open: _open, heading: _heading, symptoms: _symptoms, ...searchDialog } = words.search;
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

/** Reads `content/words/`; what belongs to a feature that the practice does without is `null`. */
export function readCopies(filler: Filler, known: Known, schemas: WordSchemas) {
  const reader = readerOf(filler, schemas);
  const { read } = reader;
  const { parts, optional, searchWords, ...others } = readAll({
    parts: () => readParts(reader, known.officeWords),
    optional: () => readOptional(reader, filler, known),
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
    searchWords: () => filler.readCopy("search-words.yaml", searchWordsSchema).pages,
  });
  const { photoCheck, testimonialCopy, telehealth, ...copies } = optional;
  const { rating: ratingPanel, ...testimonialWords } = testimonialCopy;
  return {
    ...others,
    ...copies,
    ...parts,
    ...telehealth,
    ...photoCheckOf(photoCheck, known.practice),
    testimonialWords,
    ratingPanel,
    doctorWords: known.doctorWords,
    /** Search synonyms by path. Never displayed. */
    searchWords: Object.fromEntries(searchWords.map(({ path, words }) => [path, words])),
  };
}

export type Copies = ReturnType<typeof readCopies>;
