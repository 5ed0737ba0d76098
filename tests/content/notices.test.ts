import { describe, expect, it } from "vitest";
import { optionalParts } from "#content/facts";
import { practice, providerPath } from "#content/practice";
import * as footer from "#words/footer";
import { paths, redirects } from "../../app/paths.ts";
import { builtPage, builtPages } from "../support/built-pages.ts";
import { asShown, mainOf, plainText } from "../support/text.ts";

/* Statements that the law requires on specific pages; no edit may remove them. Skips pages that
   the practice lacks. */
const { license } = practice.provider;
const isBuilt = (path: string) => builtPage(path) !== "";
const textOf = (path: string) => plainText(mainOf(builtPage(path)));

const redirected = new Set<string>(redirects.map(({ from }) => from));
const pages = builtPages.filter(({ path }) => !redirected.has(path));

describe.each(pages)("the footer of $path", ({ html }) => {
  const [, foot = ""] = html.split("<footer");

  it("says what to do in an emergency, and links to the notices", () => {
    expect(plainText(foot)).toMatch(/emergency[^.]*911/i);
    for (const path of [paths.privacy, paths.terms, paths.notices]) {
      expect(foot).toContain(`href="${path}"`);
    }
  });

  it("has the notices of its content", () => {
    const [before = "", after = ""] = footer.openPayments.split("{openPayments}");
    expect(plainText(foot)).toContain(`${before}${footer.database}${after}`);
    expect(plainText(foot)).toContain(practice.provider.license.board);
  });
});

const requiredLinks: [path: string, link: string][] = [
  [paths.financing, paths.notices],
  [paths.financing, paths.contact],
  [paths.photoConsult, paths.notices],
  [paths.photoConsult, paths.medicalDisclaimer],
  [paths.schedule, paths.notices],
  [paths.photoConsult, "https://www.childhelphotline.org/"],
  [paths.gallery, paths.medicalDisclaimer],
  [providerPath, license.lookupUrl ?? license.boardUrl],
];

it.each(requiredLinks.filter(([path]) => isBuilt(path)))("%s links to %s", (path, link) => {
  expect(mainOf(builtPage(path))).toContain(`href="${link}"`);
});

const endingWithBooking = [paths.about, providerPath, paths.financing, paths.beforeVisit];

it.each(endingWithBooking.filter(isBuilt))("%s ends with booking", (path) => {
  expect(mainOf(builtPage(path)).split("<section").at(-1)).toContain('="booking"');
});

const galleryWords = optionalParts.gallery ? ["consent", "18", "graphic"] : [];
const requiredWords: [path: string, words: string[]][] = [
  [paths.terms, ["wcag 2.2", "privacy", "911"]],
  [paths.privacy, ["wcag 2.2", "hipaa", "change"]],
  [paths.notices, ["good faith estimate", "open payments"]],
  [paths.medicalDisclaimer, [...galleryWords, "911"]],
];

it.each(requiredWords.filter(([path]) => isBuilt(path)))("%s names: %s", (path, words) => {
  const text = textOf(path).toLowerCase();
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

const pagesWithAnswers = [paths.beforeVisit, paths.financing, paths.photoConsult].filter(isBuilt);

/** Answers about photos stand on the page of the photo consult alone. */
const isShown = ([name, answer]: [string, unknown]) =>
  answer && (optionalParts["photo-consult"] || !/^(?:photos.*|retake|refund)$/.test(name));

it.each(Object.entries(practice.answers).filter(isShown))(
  "the answer to “%s” is on a page",
  (_name, answer) => {
    const words = asShown(String(answer));
    expect(pagesWithAnswers.filter((path) => textOf(path).includes(words))).not.toEqual([]);
  },
);

it.each([paths.contact, paths.beforeVisit].filter(isBuilt))("%s describes access", (path) => {
  const facts = practice.offices.flatMap((each) => [each.parking, each.arrival, each.access]);
  expect(facts.filter((fact) => !textOf(path).includes(asShown(fact)))).toEqual([]);
});

const pagesOnClosedHours = [paths.contact, paths.beforeVisit, paths.photoConsult, paths.schedule];

it.each(pagesOnClosedHours.filter(isBuilt))(
  "%s says where to go when the offices are closed",
  (path) => {
    expect(textOf(path)).toMatch(/911/);
    expect(textOf(path)).toMatch(/closed[^.]*(?:urgent care|emergency room)/);
  },
);

it.each([paths.photoConsult].filter(isBuilt))("%s asks for photos of adults only", (path) => {
  expect(textOf(path)).toMatch(/18 or older/);
  expect(textOf(path)).toMatch(/anyone under 18/i);
});
