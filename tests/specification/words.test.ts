import { describe, expect, it } from "vitest";
import { practice } from "#content";
import { formatPhone } from "../../content-schema/format/phone.ts";
import { formatPrice } from "../../content-schema/format/price.ts";
import { builtPages } from "../support/pages.ts";
import { plain } from "../support/service-pages.ts";
import { asPageText } from "../support/text.ts";

/* Copy that section 2 of the specification requires; facts come from the record. */
const { prices, photoConsult, cards, offices, state } = practice;
const textOf = (path: string) =>
  plain(
    /<main\b[\s\S]*<\/main>/.exec(builtPages.find((page) => page.path === path)?.html ?? "")?.[0] ??
      "",
  );
const price = (dollars: number | null) => (dollars === null ? [] : [formatPrice(dollars)]);
const [photo, video] = [price(prices.photoConsult), price(prices.telehealth)];
/** Copy about the photo consult, if offered. */
const turnaround = photoConsult ? [photoConsult.turnaround] : [];

/** Returns words of a list that a page lacks. */
const missing = (path: string, words: readonly string[]) => {
  const text = textOf(path).toLowerCase();
  return words.filter((each) => !text.includes(asPageText(each).toLowerCase()));
};

describe.each([
  [
    "Home",
    "/",
    [
      "Book Your Appointment Now",
      "Solutions from home",
      ...photo,
      ...video,
      "BOOK NOW",
      "Same-Day Treatments",
      "SCHEDULE NOW",
      "Treatments",
      "Our Locations",
      "BOOK ONLINE",
      ...offices.map(({ phone }) => formatPhone(phone)),
      ...offices.map(({ zip }) => zip),
    ],
  ],
  [
    "Service detail",
    "/service/anal-skin-tag-removal",
    ["under 30 minutes", "local anesthesia", "the next day"],
  ],
  ["Testimonials", "/testimonials", ["Patient Testimonials"]],
  [
    "Contact",
    "/contact-us",
    [
      "Contact Us",
      ...offices.map(({ name }) => name),
      ...offices.map(({ phone }) => formatPhone(phone)),
    ],
  ],
  [
    "Financing",
    "/content/financing-options",
    [
      ...photo,
      ...video,
      "secure video",
      ...turnaround,
      "same-day appointments",
      "package pricing",
      ...cards,
      "HSA",
      "FSA",
      "consumer credit card",
      "0% promotional APR",
      "qualified patients",
    ],
  ],
  [
    "Photo consult",
    "/content/photo-consult",
    [
      ...photo,
      `${state.name} residents`,
      "Fill in the form",
      "clear images",
      ...(photoConsult?.fileTypes ?? []),
      ...turnaround,
      "email",
      "labeled",
      "Flash on",
      "back camera",
      "timer",
      "Phone on the floor",
      "clear close-up",
      "whole opening",
    ],
  ],
  [
    "Medical disclaimer",
    "/content/medical-disclaimer",
    [
      "agreed",
      "teach",
      "Results vary",
      "graphic",
      "18 or older",
      "call 911",
      "doctor-patient relationship",
      "private",
    ],
  ],
  [
    "Legal pages: terms",
    "/legal/terms",
    [
      "Accessibility statement",
      "WCAG 2.2",
      "AA",
      "Privacy policy",
      "Medical disclaimer",
      "California law",
      "mediation",
      "lawful purposes",
    ],
  ],
  ["Legal pages: privacy", "/legal/privacy", ["Privacy policy", "HIPAA", "Changes to this policy"]],
] as const)("%s (%s)", (_, path, words) => {
  it("says what the specification lists", () => {
    expect(missing(path, words)).toEqual([]);
  });
});

it("Contact: no form is shown as the site comes", () => {
  const page = builtPages.find(({ path }) => path === "/contact-us")?.html ?? "";
  const main = /<main\b[\s\S]*<\/main>/.exec(page)?.[0] ?? "";
  expect(main.includes('method="post"')).toBe(practice.site.contactEndpoint !== "");
});

it("Error catalogue: the generic error page and the unknown service", () => {
  const text = (path: string) => builtPages.find((page) => page.path === path)?.html ?? "";
  expect(text("/404")).toContain("Unexpected Application Error!");
  expect(text("/service/404")).toContain("Detailed content for this service will be added soon.");
});

describe("Analytics: the privacy policy says what the site does", () => {
  const legal = ["/legal/privacy", "/legal/terms"] as const;

  it.each(legal)("%s, as the site comes", (path) => {
    if (practice.analytics.token !== "") return;
    expect(missing(path, ["This site runs no visitor statistics."])).toEqual([]);
  });
});
