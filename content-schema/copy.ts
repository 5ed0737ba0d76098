import { strictObject, z } from "zod";
import type { Known } from "./facts.ts";
import type { Filler } from "./fill-facts.ts";
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

const readerOf =
  (filler: Filler) =>
  <Name extends keyof Words, Shown>(name: Name, shownOf: (record: Words[Name]) => Shown) =>
  () =>
    filler.readCopy(`words/${name}.yaml`, wordSchemas[name], shownOf);

function partReaders(readShown: ReturnType<typeof readerOf>, filler: Filler, known: Known) {
  const { photoConsult, telehealth, rating, lender } = known.practice;
  const offered = <Copy extends { photo: object; video: object }>(copy: Copy) => ({
    ...copy,
    photo: photoConsult && { ...copy.photo, price: photoConsult.price },
    video: telehealth && { ...copy.video, price: telehealth.price },
  });
  return {
    home: readShown("home", ({ hero, fromHome, press, ...record }) => ({
      ...record,
      hero: {
        ...hero,
        // Lines that name a rating or price that the practice does not have leave by themselves.
        facts: hero.facts.filter((line) => !filler.namesAbsent(line)),
        source: rating && hero.source,
      },
      fromHome: offered(fromHome),
      press: { ...press, note: known.samples.press ? press.note : null },
    })),
    financing: readShown("financing", ({ offers, ...record }) => ({
      ...record,
      offers: offered(offers),
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

function readWords(filler: Filler, known: Known) {
  const readShown = readerOf(filler);
  const read = <Name extends keyof Words>(name: Name) => readShown(name, (record) => record);
  return readAll({
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
    panel: read("accessibility-panel"),
    booking: read("booking"),
    common: read("common"),
    galleryCopy: read("gallery"),
    search: read("search"),
    searchWords: () =>
      filler.readCopy("search-words.yaml", searchWordsSchema, (record) => record).pages,
  });
}

/** Messages and limits of the results ship apart. */
function photoCheckOf(words: Words["photo-check"] | null, { photoConsult }: Known["practice"]) {
  if (!words || !photoConsult) return { photoCheck: null, photoCheckResults: null };
  const { results, ...photoCheck } = words;
  const limits = { ...results.limits, images: photoConsult.mostImages };
  return { photoCheck, photoCheckResults: { ...results, limits } };
}

/**
 * Reads `content/words/`; words of a feature that the practice lacks are `null`. Those that islands
 * ship to the browser are apart from those that only documents have.
 */
export function readCopies(filler: Filler, known: Known) {
  const { booking, common, galleryCopy, panel, photoCheck, telehealth, testimonials, ...others } =
    readWords(filler, known);
  const { loading: _, ...bookingTrouble } = booking.status;
  const { newTab: newTabNote, ...controls } = common.controls;
  const { gate: gateWords, pictures: pictureWords, lightbox, ...galleryWords } = galleryCopy;
  const { form: settingsWords, ...accessibilityPanel } = panel;
  const { rating: ratingPanel, ...testimonialWords } = testimonials;
  const { status: statusWords, hours: hoursWords, ...officeWords } = known.officeWords;
  const { open: _open, ...searchDialog } = others.search;
  return {
    ...others,
    ...telehealth,
    ...photoCheckOf(photoCheck, known.practice),
    accessibilityPanel,
    bookingTrouble,
    bookingWords: booking,
    controls,
    doctorWords: known.doctorWords,
    galleryWords,
    gateWords,
    hoursWords,
    lightboxWords: lightbox,
    newTabNote,
    officeWords,
    pictureWords,
    ratingPanel,
    searchDialog,
    searchWords: Object.fromEntries(others.searchWords.map(({ path, words }) => [path, words])),
    settingsWords,
    statusWords,
    testimonialWords,
    words: common,
  };
}

export type Copies = ReturnType<typeof readCopies>;
