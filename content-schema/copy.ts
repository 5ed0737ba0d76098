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
    testimonialWords: readShown("testimonials", (record) => ({
      ...record,
      rating: rating && {
        ...record.rating,
        // Explains a different count.
        why: rating.count === known.testimonials.length ? null : record.rating.why,
      },
    })),
    common: readShown("common", ({ texts, ...record }) => ({
      ...record,
      texts: { ...texts, lender: lender && texts.lender },
    })),
    ownPhotoConsult: readShown("photo-consult", ({ telehealth: _, ...own }) => photoConsult && own),
    videoVisit: readShown("photo-consult", (record) => ({
      telehealth: telehealth && record.telehealth,
    })),
  };
}

function readWords(filler: Filler, known: Known) {
  const readShown = readerOf(filler);
  const read = <Name extends keyof Words>(name: Name) => readShown(name, (record) => record);
  return readAll({
    contactWords: read("contact"),
    otherPages: read("other-pages"),
    providerWords: read("provider"),
    serviceWords: read("service"),
    visit: read("visit"),
    ...partReaders(readShown, filler, known),
    panel: read("accessibility-panel"),
    bookingWords: read("booking"),
    galleryCopy: read("gallery"),
    search: read("search"),
    searchWords: () =>
      filler.readCopy("search-words.yaml", searchWordsSchema, (record) => record).pages,
  });
}

type OwnPhotoConsult = Omit<Words["photo-consult"], "telehealth">;

/** The check, and messages and limits of its results, ship apart. */
function photoConsultOf(own: OwnPhotoConsult | null, { photoConsult: offer }: Known["practice"]) {
  if (!own || !offer) return { photoConsult: null, photoCheck: null, photoCheckResults: null };
  const { check, ...photoConsult } = own;
  const { results, ...photoCheck } = check;
  const limits = { ...results.limits, images: offer.mostImages };
  return { photoConsult, photoCheck, photoCheckResults: { ...results, limits } };
}

/**
 * Reads `content/words/`; words of a feature that the practice lacks are `null`. Those that islands
 * ship to the browser are apart from those that only documents have.
 */
export function readCopies(filler: Filler, known: Known) {
  const { common, galleryCopy, ownPhotoConsult, panel, videoVisit, ...others } = readWords(
    filler,
    known,
  );
  const { loading: _, ...bookingTrouble } = others.bookingWords.status;
  const { share, texts: textWords, ...words } = common;
  const { newTab: newTabNote, ...controls } = words.controls;
  const { gate: gateWords, pictures: pictureWords, lightbox, ...galleryWords } = galleryCopy;
  const { form: settingsWords, ...accessibilityPanel } = panel;
  const { status: statusWords, hours: hoursWords, ...officeWords } = known.officeCopy;
  const { open: _open, ...searchDialog } = others.search;
  return {
    ...others,
    ...photoConsultOf(ownPhotoConsult, known.practice),
    accessibilityPanel,
    bookingTrouble,
    contactForm: others.contactWords.form,
    controls,
    galleryWords,
    gateWords,
    hoursWords,
    lightboxWords: lightbox,
    newTabNote,
    officeWords,
    pictureWords,
    privacyChoices: others.footer.privacyChoices,
    searchDialog,
    searchWords: Object.fromEntries(others.searchWords.map(({ path, words }) => [path, words])),
    settingsWords,
    share,
    statusWords,
    telehealth: videoVisit.telehealth,
    textWords,
    words,
  };
}

export type Copies = ReturnType<typeof readCopies>;
