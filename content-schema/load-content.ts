import { checkFrontMatter, languagesOf, readAddedPages } from "./added-pages.ts";
import { readAftercare } from "./aftercare.ts";
import { ContentReader } from "./content-reader.ts";
import { readDoctors } from "./doctors.ts";
import { type FactRecords, readFacts } from "./facts.ts";
import { formatPhone } from "./format/phone.ts";
import { galleryPagesOf } from "./gallery.ts";
import { labelsOf } from "./labels.ts";
import { navigationOf, navigationSchema } from "./navigation.ts";
import { conditionsOf, presentLinksOf } from "./optional-parts.ts";
import { readPageMetadata } from "./pages.ts";
import { analyticsSettingsOf } from "./practice.ts";
import { checkConfirmed } from "./samples.ts";
import { visitTexts } from "./service-parts.ts";
import { readServices, type ServiceSummary, summaryOf } from "./services.ts";
import { colorsOf } from "./theme.ts";
import { triageOf, urgentSearchOf } from "./urgent-signs.ts";
import { ContentError, type Problem } from "./validation/problem.ts";
import { readAll } from "./validation/validate.ts";
import { type OfferedWords, readWords } from "./words.ts";

function readPages(reader: ContentReader, factRecords: FactRecords, words: OfferedWords) {
  const { practice, categories, optionalParts } = factRecords;
  const { navigation, ...read } = readAll({
    pages: () => readPageMetadata(reader, optionalParts, factRecords.samples),
    services: () => readServices(reader, words.service.parts, factRecords),
    doctors: () => readDoctors(reader, factRecords.doctorWords.label),
    addedPages: () => readAddedPages(reader, practice.brandName),
    navigation: () => reader.record("navigation.yaml", navigationSchema),
    frontMatter: () => checkFrontMatter(reader),
  });
  const services = read.services.map(summaryOf);
  const aftercare = readAftercare(reader, services, factRecords.urgentSigns);
  const presentLinks = presentLinksOf(optionalParts);
  const conditions = conditionsOf(practice, optionalParts);
  const records = { ...read, presentLinks };
  const { footerLinks, ...links } = navigationOf(navigation, words.footer.practice.links, records);
  const footer = {
    ...words.footer,
    practice: { ...words.footer.practice, links: footerLinks },
    legal: presentLinks(words.footer.legal),
  };
  return {
    ...read,
    ...links,
    services,
    aftercare,
    serviceRecords: Object.fromEntries(read.services.map((each) => [each.slug, each])),
    conditions,
    visits: visitTexts(reader, read.services, conditions),
    galleryPages: galleryPagesOf(categories, services),
    /** Newest first. */
    news: read.addedPages.filter(({ date }) => date !== undefined),
    ...languagesOf(practice.language, read.addedPages, presentLinks),
    words: { ...words, footer },
  };
}

/** What a search without results offers, which ships with the search. */
const searchHelpOf = (services: readonly ServiceSummary[]) => ({
  symptoms: services.flatMap(({ symptom, title, path }) =>
    symptom ? [{ symptom, title, path }] : [],
  ),
  plainTitles: Object.fromEntries(services.map(({ path, plainTitle }) => [path, plainTitle])),
});

/** A practice without a photo consult has no page with its words. */
function shownWords({ words, practice }: Pick<Content, "words" | "practice">) {
  const { "photo-check": check, "photo-consult": consult, ...others } = words;
  return practice.photoConsult ? words : { ...others, telehealth: consult.telehealth };
}

/** Returns content, also if shown texts name missing facts: their problems are in `missingFacts`. */
export function readUnchecked(reader: ContentReader) {
  const records = readFacts(reader);
  const { words, searchWords } = readWords(reader, records);
  const pages = readPages(reader, records, words);
  checkConfirmed(reader, records.confirmed);
  const { practice, urgentSigns } = records;
  const { heading, list } = words.service.triage;
  const content = {
    ...pages,
    ...records,
    searchWords,
    colors: colorsOf(records.theme),
    urgentSearch: urgentSearchOf(urgentSigns),
    triage: { heading, list, questions: triageOf(urgentSigns, words.service, practice.language) },
    officePhones: practice.offices.map(({ name, phone }) => ({
      href: `tel:${phone}`,
      label: `${name}: ${formatPhone(phone)}`,
    })),
    /** Beside the phones, where patients write about no symptoms. */
    textLinks: practice.phones.text
      ? [{ href: `sms:${practice.phones.text}`, label: words.common.textUs }]
      : [],
    /** The hours of each office, by its id, which ship with its status. */
    officeHours: Object.fromEntries(
      practice.offices.map(({ id, hours, specialDays }) => [id, { hours, specialDays }]),
    ),
    timeZone: practice.timeZone,
    searchHelp: searchHelpOf(pages.services),
    labels: labelsOf(words, urgentSigns.call911.label),
    facts: reader.facts ?? {},
    analyticsSettings: analyticsSettingsOf(practice),
  };
  // Notices are compared with a text as it is written; the check of texts reads those on visits.
  const shown = { ...content, words: shownWords(content), requiredNotices: [], visits: [] };
  const missingFacts: readonly Problem[] = reader.missingFactProblems(shown);
  return { content, reader, missingFacts };
}

export type Content = ReturnType<typeof readUnchecked>["content"];

/** Returns content, and what checks of launch need. Throws a `ContentError`. */
export function readContent(folder: string) {
  const { missingFacts, ...read } = readUnchecked(new ContentReader(folder));
  if (missingFacts.length > 0) throw new ContentError(missingFacts);
  return read;
}

/** Throws a `ContentError` that lists the problems. */
export const loadContent = (folder: string): Content => readContent(folder).content;
