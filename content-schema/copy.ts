import type { Filler } from "./fill-facts.ts";
import type { Practice } from "./practice.ts";
import { searchWordsSchema } from "./search.ts";
import type { Source } from "./source.ts";
import { readAll } from "./validation/validate.ts";
import type { WordSchemas, Words } from "./words.ts";

type Known = {
  practice: Practice;
  samples: { samples: { press: boolean } };
  testimonials: readonly unknown[];
  officeWords: Words["offices"];
  doctorWords: Words["doctor"];
};

type Opened<Name extends keyof Words> = {
  record: Words[Name];
  shown: <Part>(part: Part, path?: readonly PropertyKey[]) => Part;
};

const ifAny = <Part>(has: unknown, part: Part): Part | null => (has ? part : null);

function homeOf({ record, shown }: Opened<"home">, filler: Filler, known: Known) {
  const { practice, samples } = known;
  const { hero, fromHome, press } = record;
  return shown({
    ...record,
    hero: {
      ...hero,
      // Lines that name a rating or price that the practice does not have leave by themselves.
      facts: hero.facts.filter((line) => !filler.namesAbsent(line)),
      source: ifAny(practice.rating, hero.source),
    },
    fromHome: {
      ...fromHome,
      photo: practice.photoConsult && { ...fromHome.photo, price: practice.photoConsult.price },
      video: practice.telehealth && { ...fromHome.video, price: practice.telehealth.price },
    },
    press: { ...press, note: ifAny(samples.samples.press, press.note) },
  });
}

/** The rating panel above the testimonials; `why` explains a different count. */
function ratingPanelOf(rating: Words["testimonials"]["rating"], known: Known) {
  return {
    ...rating,
    why: ifAny(known.practice.rating?.count !== known.testimonials.length, rating.why),
  };
}

/** The photo check: its words, and the messages and limits of its results. */
function photoCheckOf({ record, shown }: Opened<"photo-check">, { practice }: Known) {
  const { photoConsult } = practice;
  if (!photoConsult) return { photoCheck: null, photoCheckResults: null };
  const { results, ...photoCheck } = shown(record);
  const most = { images: photoConsult.mostImages, pages: photoConsult.mostImages };
  return {
    photoCheck,
    photoCheckResults: { ...results, limits: { ...results.limits, ...most } },
  };
}

/** Words that islands ship to the browser, apart from those that only documents have. */
function partsOf(
  words: {
    accessibility: Words["accessibility-panel"];
    booking: Words["booking"];
    common: Words["common"];
    gallery: Words["gallery"];
    search: Words["search"];
  },
  offices: Words["offices"],
) {
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

type Open = <Name extends keyof Words & string>(name: Name) => Opened<Name>;

/** Reads labels and messages with parts that some practices do without, which are then `null`. */
function readOptional(open: Open, filler: Filler, known: Known) {
  const { photoConsult, telehealth, rating, lender } = known.practice;
  return readAll({
    home: () => homeOf(open("home"), filler, known),
    check: () => photoCheckOf(open("photo-check"), known),
    financing: () => {
      const { record, shown } = open("financing");
      const { photo, video, ...offers } = record.offers;
      return shown({
        ...record,
        offers: {
          ...offers,
          photo: photoConsult && { ...photo, price: photoConsult.price },
          video: telehealth && { ...video, price: telehealth.price },
        },
      });
    },
    footer: () => {
      const { record, shown } = open("footer");
      const own = { rating: ifAny(rating, record.rating), source: ifAny(rating, record.source) };
      return shown({ ...record, ...own });
    },
    consult: () => {
      const { record, shown } = open("photo-consult");
      const { telehealth: video, ...photo } = record;
      return {
        photoConsult: photoConsult && shown(photo),
        telehealth: telehealth && shown(video, ["telehealth"]),
      };
    },
    textWords: () => {
      const { record, shown } = open("texts");
      return shown({ ...record, lender: ifAny(lender, record.lender) });
    },
    testimonialCopy: () => {
      const { record, shown } = open("testimonials");
      const { rating: panel, ...testimonialWords } = record;
      return {
        testimonialWords: shown(testimonialWords),
        ratingPanel: rating && ratingPanelOf(shown(panel, ["rating"]), known),
      };
    },
  });
}

/**
 * Reads the labels and messages of `content/words/`. What belongs to a feature that the practice
 * does without is `null`.
 */
export function readCopies(source: Source, filler: Filler, known: Known, schemas: WordSchemas) {
  const open: Open = (name) => filler.openCopy(source, `words/${name}.yaml`, schemas[name]);
  const read =
    <Name extends keyof Words & string>(name: Name) =>
    (): Words[Name] =>
      filler.readCopy<Words[Name]>(source, `words/${name}.yaml`, schemas[name]);
  const { shared, optional, searchWords, ...others } = readAll({
    shared: () =>
      readAll({
        accessibility: read("accessibility-panel"),
        booking: read("booking"),
        common: read("common"),
        gallery: read("gallery"),
        search: read("search"),
      }),
    optional: () => readOptional(open, filler, known),
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
    searchWords: () => filler.readCopy(source, "search-words.yaml", searchWordsSchema).pages,
  });
  const { check, consult, testimonialCopy, ...parts } = optional;
  return {
    ...others,
    ...parts,
    ...check,
    ...consult,
    ...testimonialCopy,
    ...partsOf(shared, known.officeWords),
    doctorWords: known.doctorWords,
    /** Search synonyms by path. Never displayed. */
    searchWords: Object.fromEntries(searchWords.map(({ path, words }) => [path, words])),
  };
}

export type Copies = ReturnType<typeof readCopies>;
