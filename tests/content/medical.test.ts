import { describe, expect, it } from "vitest";
import { careCard, servicePages } from "../support/service-pages.ts";
import { plainText } from "../support/text.ts";

/* What pages on these conditions must say for readers' safety, in any practice. Skips pages that
   the practice lacks. */

const signs = {
  "new numbness or weak legs": /numb[^.]*\b(?:weak|leg|control)|weak[^.]*\blegs?\b/i,
  "no urine": /(?:pass|passing) urine|urinate/i,
  "an injury or object": /injur[^.]*\bobject|object[^.]*injur/i,
  "a swollen belly and no gas": /belly[^.]*\bgas\b|\bgas\b[^.]*belly/i,
  "weak immunity": /weak(?:ened)? immun|immun[^.]*\bweak/i,
  "heavy bleeding": /heavy bleeding|bleeding[^.]*\b(?:heavy|heavily)|bleed heavily/i,
  "heavy bleeding in pregnancy": /pregnan/i,
};

const slugs =
  /^(?:anal-(?:fissure|itching|pain|skin-tag-removal)|hemorrhoid-treatment|perianal-dermatology|rectal-bleeding|std-testing)$/;
const pages = servicePages.filter(({ slug }) => slugs.test(slug));

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

const spaceBeforeCite = /(?<=[.?!]\**) (?=<Cite)/g;
const sentenceEnd = /(?<=[.?!]\**(?:<Cite n="\d+" \/>\s?)*) /;

/** Returns the sentences of a text that cite a source. */
const citedSentences = (text: string) =>
  text
    .split(/\n+/)
    .flatMap((paragraph) => paragraph.replaceAll(spaceBeforeCite, "").split(sentenceEnd))
    .flatMap((sentence) => sentence.match(/[\s\S]*(?=<Cite)/)?.[0] ?? []);

describe.each(pages)("the page of $slug", ({ service, body, main }) => {
  it.each(Object.entries(signs))("names among its emergencies: %s", (_, sign) => {
    expect(service.care.emergency.join("\n")).toMatch(sign);
  });

  it("sends people with black stool to urgent care or an emergency room the same day", () => {
    expect(service.care.urgentCare.join()).toMatch(/\b(?:black|tarry)\b/i);
    expect(plainText(careCard(main, "today"))).toMatch(
      /urgent care or (?:an|the) emergency room today\b.*\b(?:black|tarry)\b/i,
    );
  });

  it("names blood thinners, sends bleeding on one to a doctor now, and stops none", () => {
    const bleeding = service.care.doctor.find((sign) => /blood thinner/i.test(sign)) ?? "";
    expect(bleeding).toMatch(/warfarin.*Eliquis.*Plavix.*daily aspirin/);
    expect(plainText(careCard(main, "today"))).toMatch(
      /call a doctor now.*blood thinner.*emergency room.*do not stop/is,
    );
    const paragraphs = body
      .split(/\n+/)
      .filter((each) => /before you (?:take|use)[^.]*aspirin/i.test(each));
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/every day, keep taking it/);
  });

  it("cites sources only for medical statements, not for services or prices", () => {
    const practice = citedSentences(body).filter((each) =>
      /\b(?:[Ww]e|us|[Oo]ur)\b|\$|[Ss]ame-day|[Pp]ackage|[Pp]rice/.test(each),
    );
    expect(practice).toEqual([]);
  });

  it.each(dangerous)("says nothing like %s", (phrase) => {
    expect(plainText(main).match(phrase)?.[0]).toBeUndefined();
  });
});

/** What one page alone must say: in its emergencies, in one sentence each, and as links. */
const required: Record<string, { emergency?: RegExp; sentences: RegExp[]; links?: string[] }> = {
  "std-testing": {
    emergency: /72 hours[\s\S]*(?:forced|assault)|(?:forced|assault)[\s\S]*72 hours/i,
    sentences: [
      ...[/hiv/i, /syphilis/i, /mpox/i, /pregnan/i, /under 18/i, /partner/i],
      ...[/health department/i, /cannot rule out/i],
    ],
    links: ["tel:+18006564673", "https://rainn.org"],
  },
  "anal-fissure": {
    sentences: [
      /^(?=.*(?:never|do not|must not))(?=.*nitroglycerin).*sildenafil/i,
      /off-label/i,
      /leak.*(?:for a (?:time|while)|temporar|weeks|months)/i,
    ],
  },
  "anal-pain": { sentences: [/cancer.*\?$/i] },
  "anal-itching": { sentences: [/cancer.*\?$/i] },
  "anal-skin-tag-removal": {
    sentences: [/^(?=.*tie)(?=.*cut)(?=.*freeze)(?=.*burn).*home/i],
  },
};

// A single test, since a file without tests fails, and a practice may have none of these pages.
it("each page has its required statements", () => {
  for (const { slug, main } of pages) {
    const { emergency = /./, sentences = [], links = [] } = required[slug] ?? {};
    const said = plainText(main).split(/(?<=[.?!])\s/);
    expect(plainText(careCard(main, "emergency")), slug).toMatch(emergency);
    const missing = sentences.filter((words) => !said.some((each) => words.test(each)));
    expect(missing, slug).toEqual([]);
    expect(links.filter((link) => !main.includes(`href="${link}`))).toEqual([]);
  }
});
