import { expect, it } from "vitest";
import { builtPages } from "../support/pages.ts";
import { visibleText } from "../support/text.ts";

const texts = builtPages.map(({ path, html }) => ({ path, text: visibleText(html) }));

/* Unidiomatic phrases, each with a replacement. */
it.each([
  [/know what comes,? before you come/i, "what to expect"],
  [/heavy-bottomed/i, "weighted"],
  [/home by yourself, most often/i, "You can usually go home on your own."],
  [/outstayed its welcome/i, "no jokes about the body"],
  [/not the stain/i, "Find and treat the cause."],
  [/a new blood is/i, "New bleeding is a new question."],
  [/same calm people/i, "the same team"],
  [/this page is not here/i, "We could not find that page."],
  [/(?:on|for) more than one or two days/i, "for more than a day or two"],
  [/the middle one found/i, "typically"],
  [/\babove all\b/i, "especially"],
  [/frequent questions/i, "common questions"],
  [/take (?:these|it|them) along/i, "bring"],
  [/\b(?:is|are) overdue since/i, "has been overdue since"],
  [/open the reason/i, "choose"],
  [/you need no perfect words/i, "You do not need the right words."],
  [/told step by step/i, "explained"],
  [/\bis no medical advice/i, "is not medical advice"],
  [/you learn if/i, "find out whether"],
  [/(?:photo|picture) tells where/i, "shows"],
  [/could not be taken/i, "accepted"],
  [/\bby word\b(?! of)/i, "verbally"],
  [/\bstands? on this page/i, "is posted"],
  [/settled in a talk/i, "by talking"],
  [/do(?:es)? not answer for/i, "are not responsible for"],
  [/without your yes/i, "consent"],
  [/passed on (?:during|by|in) sex/i, "spread through sex"],
  [/one quarter larger/i, "25% larger"],
  [/tell of a weakness/i, "report"],
  [/replace it by\b/i, "with"],
  [/renews? itself/i, "is renewed"],
  [/leave the site by themselves/i, "are removed"],
  [/drawn as a plate/i, "Side view of the anal canal"],
  [/score without words|real words will stand/i, "say what it is"],
  [
    /you will be heard|a doctor’s eyes|hear what comes next|(?<!need |to )\bat hand\b/i,
    "Reviewed by a doctor.",
  ],
  [/how it runs/i, "How it works"],
  [/told after the exam|agreed on first|in writing first/i, "before treatment"],
  [/\bwhen I go\b/i, "when I poop"],
  [/some misbehave|leave it or lose it|bowl of oatmeal|awkward minute/i, "no wit over symptoms"],
  [/treat for the wrong thing|simply skin/i, "mistake for something else"],
  [/latin for|no lecture|fresh look|\bback there\b|at dinner/i, "the plain word"],
  [/you can read here/i, "See"],
])("no page says %s (better: %s)", (turn) => {
  expect(texts.filter(({ text }) => turn.test(text)).map(({ path }) => path)).toEqual([]);
});
