import { describe, expect, it } from "vitest";
import { paths } from "../../app/paths.ts";
import { providerPath } from "../../content-schema/facts.ts";
import { pages } from "../../content-schema/pages.ts";
import { practice } from "../../content-schema/practice.ts";
import type { ReadingLevel } from "../../scripts/reading-level.ts";
import { builtPages } from "../support/pages.ts";
import { pageReadingLevel } from "../support/running-text.ts";
import { visibleText } from "../support/text.ts";

const htmlOf = (path: string) => builtPages.find((page) => page.path === path)?.html ?? "";
const textOf = (path: string) => {
  const [main = ""] = /<main\b[\s\S]*<\/main>/.exec(htmlOf(path)) ?? [];
  return visibleText(`<body>${main}`).replaceAll(/\s+/g, " ");
};

describe("running text", () => {
  it.each([
    paths.home,
    paths.about,
    providerPath,
    paths.contact,
    paths.financing,
    paths.photoConsult,
    paths.beforeVisit,
  ])("of %s reads at US grade 7.5 or below, in sentences of 12 to 16 words", (path) => {
    const { words, grade, average }: ReadingLevel = pageReadingLevel(htmlOf(path));
    console.info(
      `${path.padEnd(28)} ${words} words, grade ${grade.toFixed(1)}, ${average.toFixed(1)} words a sentence`,
    );
    expect(words).toBeGreaterThan(100);
    expect(grade).toBeLessThanOrEqual(7.5);
    expect(average).toBeGreaterThanOrEqual(12);
    expect(average).toBeLessThanOrEqual(16);
  });
});

describe.each([
  [paths.about, pages.about.title],
  [providerPath, pages.provider.title],
])("%s", (path, title) => {
  it.each(builtPages)(`has one name on $path: ${title}`, ({ html }) => {
    const names = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
      .filter(([, href]) => href === path)
      .map(([, , label = ""]) => visibleText(`<body>${label}`).trim().toLowerCase());
    expect(names.length).toBeGreaterThan(0);
    expect([...new Set(names)]).toEqual([title.toLowerCase()]);
  });
});

describe("what patients ask before they come", () => {
  const { firstVisitPrice: _, ...sentences } = practice.answers;

  it.each(Object.entries(sentences))("%s is answered on a page", (_name, answer) => {
    const pagesOfAnswers = [paths.beforeVisit, paths.financing, paths.photoConsult];
    expect(pagesOfAnswers.filter((path) => textOf(path).includes(answer))).not.toEqual([]);
  });

  it("the contact page and the page before a visit say how to get in", () => {
    for (const path of [paths.contact, paths.beforeVisit]) {
      for (const { parking, arrival, access } of practice.offices) {
        for (const fact of [parking, arrival, access]) expect(textOf(path)).toContain(fact);
      }
    }
  });

  it("a first visit's price and its payment stand where prices stand", () => {
    expect(textOf(paths.financing)).toContain("First office visit");
    expect(textOf(paths.financing)).toContain(practice.answers.payment);
  });
});

describe("what cannot wait", () => {
  it.each([paths.contact, paths.beforeVisit, paths.photoConsult, paths.schedule])(
    "%s says where to go when the offices are closed",
    (path) => {
      const text = textOf(path);
      expect(text).toMatch(/911/);
      expect(text).toMatch(/closed[^.]*urgent care or an emergency room/);
    },
  );

  it.each(builtPages)(
    "no page asks to call today without the way when closed: $path",
    ({ html }) => {
      const text = visibleText(html).replaceAll(/\s+/g, " ");
      if (/\bcall us (?:today|the same day)\b/i.test(text)) {
        expect(text).toMatch(/closed[^.]*(?:urgent care|emergency room|\bER\b)/i);
      }
    },
  );
});

describe("pictures of the body", () => {
  it("are asked of adults alone, and of themselves", () => {
    const text = textOf(paths.photoConsult);
    expect(text).toMatch(/photos of yourself only, and only if you are 18 or older/);
    expect(text).toMatch(/never take or send such a photo of anyone under 18/i);
    expect(text).toContain("Childhelp National Child Abuse Hotline");
  });

  it("come back as a report by secure link, and by email on request", () => {
    expect(textOf(paths.photoConsult)).toMatch(/by secure link, or by email on request/);
  });
});
