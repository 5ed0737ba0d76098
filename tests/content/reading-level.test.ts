import { describe, expect, it } from "vitest";
import { contentPages } from "../support/pages.ts";
import { type ReadingLevel, readingLevel, serviceText } from "../support/reading-level.ts";
import { runningText } from "../support/running-text.ts";
import { servicePages } from "../support/service-pages.ts";

/** The maximum US school grade (docs/writing-style.md). */
const highest = 7.5;

/** Services, of which only the text is measured; legal texts and testimonials, whose wording is given. */
const aside = /^\/(?:service\/|legal\/|content\/medical-disclaimer$|testimonials$)/;

/** Pages with enough body text to measure. */
const pages = contentPages
  .filter(({ path, html }) => !aside.test(path) && html.includes('<html lang="en'))
  .map(({ path, html }) => ({ path, level: readingLevel(runningText(html).join("\n")) }))
  .filter(({ level }) => level.words > 100);

const services = servicePages.map(({ name, service, text }) => ({
  path: name,
  level: readingLevel(serviceText(service, text)),
}));

it("finds an easy sentence easier than a hard one", () => {
  const hard = "Comprehensive evaluation necessitates systematic visualization of vasculature.";
  expect(readingLevel("You can stop at any time.").grade).toBeLessThan(readingLevel(hard).grade);
});

describe.each([...services, ...pages])("$path", ({ level }: { level: ReadingLevel }) => {
  it(`reads at US grade ${highest} or below`, () => {
    expect(level.grade).toBeLessThanOrEqual(highest);
  });
});
