import { type Copies, readCopies } from "./copy.ts";
import { credentialsSchema } from "./credentials.ts";
import { readDoctors } from "./doctors.ts";
import { factsOf } from "./facts.ts";
import { Filler } from "./fill-facts.ts";
import { fill } from "./format/fill.ts";
import { doctorPath, nameSlug } from "./format/page-path.ts";
import { formatPhone } from "./format/phone.ts";
import { galleryServicesOf, readGallery } from "./gallery.ts";
import { readImages } from "./images.ts";
import { navigationOf, navigationSchema } from "./navigation.ts";
import { choicesOf, optionalPartsOf, presentLinksOf } from "./optional-parts.ts";
import { readPageHeads } from "./pages.ts";
import { analyticsSettingsOf, readPractice } from "./practice.ts";
import { readNotices } from "./required-notices.ts";
import { readSamples } from "./samples.ts";
import { medicalPageOf, readServices, summaryOf, visitsOf } from "./services.ts";
import { type Environment, Source } from "./source.ts";
import { testimonialsSchema } from "./testimonials.ts";
import { checkText, readAddedPages, translationsOf } from "./texts.ts";
import { colorsOf, themeSchema } from "./theme.ts";
import { readAll } from "./validation/validate.ts";
import { type WordSchemas, wordSchemas } from "./words.ts";

function monthsIn(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
}

function readFacts(source: Source, { facts, offices, doctor }: WordSchemas) {
  const own = readAll({
    practice: () => readPractice(source),
    credentials: () => source.record("credentials.yaml", credentialsSchema),
    testimonials: () => source.record("testimonials.yaml", testimonialsSchema).testimonials,
    gallery: () => readGallery(source),
    theme: () => source.record("theme.yaml", themeSchema),
    requiredNotices: () => readNotices(source),
    factWords: () => source.record("words/facts.yaml", facts),
    officeWords: () => source.record("words/offices.yaml", offices),
    doctorWords: () => source.record("words/doctor.yaml", doctor),
  });
  const { practice, today } = own.practice;
  const { name, degree } = practice.provider;
  const derived = {
    ...readAll({
      pictures: () => readImages(source, practice.offices),
      samples: () => readSamples(source, own.testimonials),
    }),
    months: monthsIn(practice.language),
    providerName: fill(own.doctorWords.label, { name, degree }),
    providerPath: doctorPath(nameSlug(name), degree),
    optionalParts: optionalPartsOf(practice, { ...own, ...own.gallery }),
  };
  const known = {
    ...own,
    ...derived,
    counts: {
      services: source.texts("services").length,
      doctors: source.texts("doctors").length + 1,
      testimonials: own.testimonials.length,
    },
  };
  // Answers may name facts, and are facts themselves.
  const filler = new Filler(source, factsOf({ ...known, practice }));
  const yaml = source.text("practice.yaml");
  const answers = filler.fillRecord("content/practice.yaml", yaml, practice.answers, ["answers"]);
  const whole = { ...practice, answers: answers as typeof practice.answers };
  return {
    ...own,
    ...derived,
    practice: whole,
    today,
    facts: factsOf({ ...known, practice: whole }),
  };
}

type Known = ReturnType<typeof readFacts>;

function readPages(filler: Filler, known: Known, words: Copies) {
  const { practice, gallery, optionalParts } = known;
  const { navigation, ...read } = readAll({
    pages: () => readPageHeads(filler, known),
    services: () => readServices(filler, words.serviceWords.parts),
    doctors: () => readDoctors(filler, known.doctorWords.label),
    addedPages: () => readAddedPages(filler, practice.brandName),
    navigation: () => filler.readCopy("navigation.yaml", navigationSchema),
    texts: () => {
      const own = ["pages", "legal"].flatMap((part) => filler.source.texts(part));
      for (const text of own) checkText(filler.source, text);
    },
  });
  const services = read.services.map(summaryOf);
  const presentLinks = presentLinksOf(optionalParts);
  const { footerLinks, ...links } = navigationOf(navigation, words.footer.practice.links, {
    ...read,
    presentLinks,
  });
  return {
    ...read,
    ...links,
    services,
    serviceRecords: Object.fromEntries(read.services.map((each) => [each.slug, each])),
    medicalPages: read.services.map(medicalPageOf),
    visits: visitsOf(filler, read.services),
    galleryServices: galleryServicesOf(gallery.related, services),
    /** Newest first. */
    news: read.addedPages.filter(({ date }) => date !== undefined),
    translations: translationsOf(read.addedPages),
    legalUpdated: read.pages.terms.updated,
    footer: {
      ...words.footer,
      practice: { ...words.footer.practice, links: footerLinks },
      legal: presentLinks(words.footer.legal),
    },
  };
}

/** Returns content, and what checks of drafts and launch need. Throws a `ContentError`. */
export function readContent(folder: string, environment: Environment = process.env) {
  const source = new Source(folder, environment);
  const schemas = wordSchemas();
  const known = readFacts(source, schemas);
  const filler = new Filler(source, known.facts);
  const words = readCopies(filler, known, schemas);
  const pages = readPages(filler, known, words);
  const { gallery, samples, pictures, facts, theme, factWords, officeWords, ...own } = known;
  const { practice, optionalParts } = own;
  const { related: _, ...galleryRecords } = gallery;
  const { triage, care, book } = words.serviceWords;
  const content = {
    ...words,
    ...pages,
    ...galleryRecords,
    ...pictures,
    ...own,
    hasGallery: optionalParts.gallery,
    hasPhotoConsult: optionalParts["photo-consult"],
    hasTelehealth: optionalParts["video-visit"],
    hasTestimonials: optionalParts.testimonials,
    samples: samples.samples,
    language: practice.language,
    colors: colorsOf(theme),
    choices: choicesOf(practice, optionalParts),
    officePhones: practice.offices.map(({ name, phone }) => ({
      href: `tel:${phone}`,
      label: `${name}: ${formatPhone(phone)}`,
    })),
    /** What a search without results offers, which ships with the search. */
    searchHelp: {
      symptoms: pages.services.flatMap(({ symptom, title, path }) =>
        symptom ? [{ symptom, title, path }] : [],
      ),
      triage,
      care,
      book,
    },
    facts: Object.fromEntries(
      Object.entries(facts).flatMap(([name, fact]) => (fact === null ? [] : [[name, fact]])),
    ) as Readonly<Record<string, string>>,
    analyticsSettings: analyticsSettingsOf(practice),
  };
  return { content, source, filler, confirmed: samples.confirmed };
}

/** Everything that pages and islands render, as plain data. */
export type Content = ReturnType<typeof readContent>["content"];

/** Throws a `ContentError` that lists the problems. */
export const loadContent = (folder: string, environment?: Environment): Content =>
  readContent(folder, environment).content;
