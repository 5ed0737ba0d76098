import { describe, expect, it } from "vitest";
import { careCard, plain, servicePages } from "../support/service-pages.ts";

/* What pages on these conditions must say for readers' safety, in any practice. Skips pages that
   the practice lacks. */

/** Danger signs that a page must list. */
const signs = {
  "new numbness or weak legs": /numb[^.]*\b(?:weak|leg|control)|weak[^.]*\blegs?\b/i,
  "no urine": /(?:pass|passing) urine|urinate/i,
  "an injury or object": /injur[^.]*\bobject|object[^.]*injur/i,
  "a swollen belly and no gas": /belly[^.]*\bgas\b|\bgas\b[^.]*belly/i,
  "weak immunity": /weak(?:ened)? immun|immun[^.]*\bweak/i,
  "heavy bleeding": /heavy bleeding|bleeding[^.]*\b(?:heavy|heavily)|bleed heavily/i,
  "heavy bleeding in pregnancy": /pregnan/i,
};

const slugs = [
  "anal-fissure",
  "anal-itching",
  "anal-pain",
  "anal-skin-tag-removal",
  "hemorrhoid-treatment",
  "perianal-dermatology",
  "rectal-bleeding",
  "std-testing",
];
const pages = servicePages.filter(({ slug }) => slugs.includes(slug));

/** Statements that a frightened reader can act on to their harm. */
const dangerous = [
  /cancer[^.]*\bnot likely\b|fewer than \d+ in 100 had cancer/i,
  /\bharmless\b/i,
  /one (?:man|woman)’s/i,
  /send photos and get/i,
  /\bjust (?:hemorrhoids|a)\b/i,
  /blood thinner[^.]*call us today/i,
  /sildenafil(?![^.]*any similar)/i,
  /after a day or two of bleeding/i,
];

/** Sentences in front of a citation. */
const cited = (text: string) =>
  text.split(/\n+/).flatMap((paragraph) =>
    paragraph
      .replaceAll(/(?<=[.?!]\**) (?=<Cite)/g, "")
      .split(/(?<=[.?!]\**(?:<Cite n="\d+" \/>\s?)*) /)
      .flatMap((sentence) => sentence.match(/[\s\S]*(?=<Cite)/)?.[0] ?? []),
  );

describe.each(pages)("the page of $slug", ({ service, body, main }) => {
  it.each(Object.entries(signs))("names among its emergencies: %s", (_, sign) => {
    expect(service.care.emergency.join("\n")).toMatch(sign);
  });

  it("sends people with black stool to urgent care or an emergency room the same day", () => {
    for (const sign of service.care.today.filter((each) => /\b(?:black|tarry)\b/i.test(each))) {
      expect(sign).toMatch(/urgent care or (?:an|the) emergency room today/i);
    }
  });

  it("names blood thinners, sends bleeding on one to a doctor now, and stops none", () => {
    const bleeding = service.care.today.find((sign) => /blood thinner/i.test(sign)) ?? "";
    expect(bleeding).toMatch(/warfarin.*Eliquis.*Plavix.*daily aspirin/);
    expect(bleeding).toMatch(/call a doctor now.*emergency room.*do not stop/is);
    const paragraphs = body
      .split(/\n+/)
      .filter((each) => /before you (?:take|use)[^.]*aspirin/i.test(each));
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/every day, keep taking it/);
  });

  it("cites sources beside medicine alone, not beside what the practice does or charges", () => {
    const practice = cited(body).filter((each) =>
      /\b(?:[Ww]e|us|[Oo]ur)\b|\$|[Ss]ame-day|[Pp]ackage|[Pp]rice/.test(each),
    );
    expect(practice).toEqual([]);
  });

  it.each(dangerous)("says nothing like %s", (phrase) => {
    expect(plain(main).match(phrase)?.[0]).toBeUndefined();
  });
});

const own = ["std-testing", "anal-fissure", "anal-pain", "anal-itching", "anal-skin-tag-removal"];

describe.each(pages.filter(({ slug }) => own.includes(slug)))(
  "what the page of $slug alone must say",
  ({ slug, service, main }) => {
    const text = plain(main).toLowerCase();
    const sentences = text.split(/(?<=[.?!])\s/);

    if (slug === "std-testing") {
      it("names the emergency room, the 72 hours and RAINN after assault or possible HIV contact", () => {
        const emergency = plain(careCard(main, "emergency"));
        expect(emergency).toMatch(/72 hours/);
        expect(emergency).toMatch(/forced|assault/i);
        expect(main).toContain('href="tel:+18006564673"');
        expect(main).toContain('href="https://rainn.org');
      });

      it.each([
        "hiv",
        "syphilis",
        "mpox",
        "pregnan",
        "under 18",
        "partner",
        "health department",
        "cannot rule out",
      ])("it speaks of “%s”", (word) => {
        expect(text).toContain(word);
      });
    }

    if (slug === "anal-fissure") {
      it("warns against nitroglycerin with sildenafil and similar drugs", () => {
        const warnings = sentences.filter((each) => /never|do not|must not/.test(each));
        expect(warnings.some((each) => /nitroglycerin/.test(each) && /sildenafil/.test(each))).toBe(
          true,
        );
      });

      it("states off-label use, and that an injection can cause temporary leaking", () => {
        const [, treatment = ""] = main.split('<h2 id="treatments"');
        expect(plain(treatment)).toMatch(/off-label/i);
        expect(plain(treatment)).toMatch(
          /leak[^.]*(?:for a (?:time|while)|temporar|weeks|months)/i,
        );
      });
    }

    if (slug === "anal-pain" || slug === "anal-itching") {
      it("answers whether it is cancer", () => {
        expect(service.faq.some(({ question }) => /cancer/i.test(question))).toBe(true);
      });
    }

    if (slug === "anal-skin-tag-removal") {
      it("warns against cutting, tying, freezing or burning a skin tag at home", () => {
        const words = ["tie", "cut", "freeze", "burn", "home"];
        expect(sentences.some((each) => words.every((word) => each.includes(word)))).toBe(true);
      });
    }
  },
);

it("detects a list without its signs", () => {
  const missing = Object.values(signs).filter((sign) => !sign.test("Heavy bleeding, or a fever."));
  expect(missing).toHaveLength(Object.keys(signs).length - 1);
});
