import { expect, it } from "vitest";
import { practice } from "#content/practice";
import { formatPhone } from "../../content-schema/format/phone.ts";
import { formatPrice } from "../../content-schema/format/price.ts";
import { builtPage } from "../support/built-pages.ts";
import { asPageText, mainOf, plainText } from "../support/text.ts";

/* Copy that section 2 of the specification requires; facts come from the record. */
const { prices, photoConsult, cards, offices, state } = practice;
const price = (dollars: number | null) => (dollars === null ? [] : [formatPrice(dollars)]);
const offered = [...price(prices.photoConsult), ...price(prices.telehealth)];
const turnaround = photoConsult ? [photoConsult.turnaround] : [];
const phones = offices.map(({ phone }) => formatPhone(phone));

const required: Record<string, [words: string, ...facts: readonly string[][]]> = {
  "/": [
    "Book Your Appointment Now|Solutions from home|BOOK NOW|Same-Day Treatments|SCHEDULE NOW|Treatments|Our Locations|BOOK ONLINE",
    offered,
    phones,
    offices.map(({ zip }) => zip),
  ],
  "/service/anal-skin-tag-removal": ["under 30 minutes|local anesthesia|the next day"],
  "/testimonials": ["Patient Testimonials"],
  "/contact-us": ["Contact Us", offices.map(({ name }) => name), phones],
  "/content/financing-options": [
    "secure video|same-day appointments|package pricing|HSA|FSA|consumer credit card|0% promotional APR|qualified patients",
    offered,
    turnaround,
    [...cards],
  ],
  "/content/photo-consult": [
    "Fill in the form|clear images|email|labeled|Flash on|back camera|timer|Phone on the floor|clear close-up|whole opening",
    price(prices.photoConsult),
    [`${state} residents`],
    [...(photoConsult?.fileTypes ?? [])],
    turnaround,
  ],
  "/content/medical-disclaimer": [
    "agreed|teach|Results vary|graphic|18 or older|call 911|doctor-patient relationship|private",
  ],
  "/legal/terms": [
    "Accessibility statement|WCAG 2.2|AA|Privacy policy|Medical disclaimer|California law|mediation|lawful purposes",
  ],
  "/legal/privacy": [
    "Privacy policy|HIPAA|Changes to this policy",
    practice.analytics.token === "" ? ["This site runs no visitor statistics."] : [],
  ],
  "/404": ["Unexpected Application Error!"],
  "/service/404": ["Detailed content for this service will be added soon."],
};

it.each(Object.entries(required))(
  "%s says what the specification lists",
  (path, [words, ...facts]) => {
    const text = plainText(mainOf(builtPage(path))).toLowerCase();
    const all = [...words.split("|"), ...facts.flat()];
    expect(all.filter((each) => !text.includes(asPageText(each).toLowerCase()))).toEqual([]);
  },
);

it("Contact: no form is shown as the site comes", () => {
  const hasForm = mainOf(builtPage("/contact-us")).includes('method="post"');
  expect(hasForm).toBe(practice.site.contactEndpoint !== "");
});
