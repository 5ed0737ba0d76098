import { type Copies, readCopies } from "./copy.ts";
import { readDoctors } from "./doctors.ts";
import { type Known, readFacts } from "./facts.ts";
import type { Filler } from "./fill-facts.ts";
import { formatPhone } from "./format/phone.ts";
import { galleryServicesOf } from "./gallery.ts";
import { navigationOf, navigationSchema } from "./navigation.ts";
import { choicesOf, presentLinksOf } from "./optional-parts.ts";
import { readPageHeads } from "./pages.ts";
import { analyticsSettingsOf } from "./practice.ts";
import { readServices, summaryOf, visitsOf } from "./services.ts";
import { type Environment, Source } from "./source.ts";
import { checkText, readAddedPages } from "./texts.ts";
import { colorsOf } from "./theme.ts";
import { readAll } from "./validation/validate.ts";

function readPages(filler: Filler, known: Known, words: Copies) {
  const { practice, categories, optionalParts } = known;
  const { navigation, ...read } = readAll({
    pages: () => readPageHeads(filler, optionalParts, known.samples),
    services: () => readServices(filler, words.serviceWords.parts),
    doctors: () => readDoctors(filler, known.doctorWords.label),
    addedPages: () => readAddedPages(filler, practice.brandName),
    navigation: () => filler.readCopy("navigation.yaml", navigationSchema, (record) => record),
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
    visits: visitsOf(filler, read.services),
    galleryServices: galleryServicesOf(categories, services),
    /** Newest first. */
    news: read.addedPages.filter(({ date }) => date !== undefined),
    /** In another language; each is that language's home page. */
    translations: read.addedPages.filter(({ language }) => language !== undefined),
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
  const { known, filler } = readFacts(source);
  const words = readCopies(filler, known);
  const pages = readPages(filler, known, words);
  const { practice, optionalParts } = known;
  const { triage, care, book } = words.serviceWords;
  const content = {
    ...words,
    ...pages,
    ...known,
    colors: colorsOf(known.theme),
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
      Object.entries(filler.facts).flatMap(([name, fact]) => (fact === null ? [] : [[name, fact]])),
    ) as Readonly<Record<string, string>>,
    analyticsSettings: analyticsSettingsOf(practice),
  };
  return { content, source, filler };
}

/** Everything that pages and islands render, as plain data. */
export type Content = ReturnType<typeof readContent>["content"];

/** Throws a `ContentError` that lists the problems. */
export const loadContent = (folder: string, environment?: Environment): Content =>
  readContent(folder, environment).content;
