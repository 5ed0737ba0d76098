import { describe, expect, it } from "vitest";
import { formatPhone } from "../../app/components/phone-link/format-phone.ts";
import { formatPrice } from "../../app/components/price/format-price.ts";
import { formatClock } from "../../app/features/office-hours/office-status.ts";
import { practice } from "../../content-schema/practice.ts";
import { redirects } from "../../content-schema/redirects.ts";
import { builtPages } from "../support/pages.ts";
import { visibleText } from "../support/text.ts";

/** What the pages say, held against the one record. Returns each thing that differs. */
function untruths(text: string): string[] {
  const { phones, offices, prices, provider, answers } = practice;
  const numbers = [
    phones.main,
    ...[phones.tollFree ?? []].flat(),
    ...offices.map(({ phone }) => phone),
  ];
  const dollars = [
    ...Object.values(prices).flatMap((price) => (price === null ? [] : [formatPrice(price)])),
    ...(answers.firstVisitPrice === null ? [] : [formatPrice(answers.firstVisitPrice)]),
    // Figures of the law in the patient notices: disputes (45 CFR 149.620), Open Payments (B&P 663).
    "$400",
    "$10",
  ];
  const hours = offices.flatMap((office) =>
    Object.values(office.hours).flatMap((day) =>
      day ? [formatClock(day.opens), formatClock(day.closes)] : [],
    ),
  );
  const zips = [...offices.map(({ zip }) => zip), ...authorities.zips];
  const known: [what: string, pattern: RegExp, allowed: string[]][] = [
    [
      "phone",
      /\(\d{3}\) \d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/g,
      [...numbers.map(formatPhone), ...authorities.phones],
    ],
    ["price", /\$\d[\d,.]*\d|\$\d/g, dollars],
    ["ZIP", /\b(?:CA|DC|D\.C\.) (\d{5})\b/g, zips],
    [
      "street",
      /\b\d+ [\w. ]*?(?:Drive|Blvd|Street|Avenue|Ave)\b/g,
      [...offices.map(({ street }) => street), ...authorities.streets],
    ],
    ["suite", /\bSuite \w+/g, [...offices.map(({ suite }) => suite), ...authorities.suites]],
    ["hour", /\b\d{1,2}(?::\d{2})? ?[AP]M\b/g, hours],
  ];
  const wrong = known.flatMap(([what, pattern, allowed]) =>
    [...text.matchAll(pattern)]
      .map((match) => match[1] ?? match[0])
      .filter((found) => !allowed.includes(found))
      .map((found) => `${what} ${found}`),
  );
  for (const { index } of text.matchAll(/board-certified|board certified(?! the\b)/gi)) {
    const near = text.slice(index, index + 120);
    if (!near.includes(provider.certification.board)) {
      wrong.push(`"board-certified" without the board's name: ${near}`);
    }
  }
  return wrong;
}

/** Public bodies whose addresses the patient notices have to give, and two hotlines. */
const authorities = {
  phones: [
    "800-985-3059",
    "800-952-5210",
    "800-884-1684",
    "800-700-2320",
    "800-537-7697",
    "800-368-1019",
    "(916) 928-8390",
    // RAINN and Childhelp.
    "800-656-4673",
    "800-422-4453",
  ],
  zips: ["95834", "95811", "20201"],
  streets: [
    "1300 National Drive",
    "1625 North Market Blvd",
    "651 Bannon Street",
    "200 Independence Avenue",
  ],
  suites: ["Suite 150", "Suite 200", "Suite N"],
};

const banned = [
  /from \$/i,
  /as low as/i,
  /starting at/i,
  /\bbest\b/i,
  /\bguarantee/i,
  /\bpainless/i,
  /\bcures?\b/i,
  /\bM\.D\./,
  /\bexpert (?:care|doctors?|treatment)\b/i,
  // Same-day treatment may be possible; nobody can say how often (B&P 651).
  /\boften\b[^.\n]*\b(?:same[- ]day|the same visit|one visit)\b/i,
  /\bsame[- ]day\b[^.\n]*\boften\b/i,
];

/** The notice of the Business and Professions Code, section 663, which also wants a link in it. */
const openPayments =
  "For informational purposes only, a link to the federal Centers for Medicare and Medicaid Services (CMS) Open Payments web page is provided here. The federal Physician Payments Sunshine Act requires that detailed information about payment and other payments of value worth over ten dollars ($10) from manufacturers of drugs, medical devices, and biologics to physicians and teaching hospitals be made available to the public.";

describe.each(builtPages)("$path", ({ html }) => {
  const text = visibleText(html);

  it("says only what the one record says", () => {
    expect(untruths(text)).toEqual([]);
  });

  it("promises nothing and has no bait prices", () => {
    const words = visibleText(
      html.replaceAll(/<section[^>]*aria-labelledby="sources"[\s\S]*?<\/section>/g, ""),
    );
    expect(banned.flatMap((pattern) => words.match(pattern)?.[0] ?? [])).toEqual([]);
  });
});

const moved = new Set<string>(redirects.map(({ from }) => from));

it.each(builtPages.filter(({ path }) => !moved.has(path)))(
  "$path has the Open Payments notice in its foot",
  ({ html }) => {
    const [, foot = ""] = html.split("<footer");
    expect(visibleText(`<body>${foot}`)).toContain(openPayments);
    expect(foot).toContain('<a href="https://openpaymentsdata.cms.gov">');
  },
);

it.each([
  ["a phone", "Call (310) 555-0123"],
  ["a price", "only $39.99"],
  ["a ZIP", "Beverly Hills, CA 90210"],
  ["a street", "100 S Beverly Drive"],
  ["an hour", "open until 6:00 PM"],
  ["a suite", "Suite 311"],
  ["a missing board", "A board-certified proctologist will see you now. Call us."],
])("the check finds %s that differs", (_, text) => {
  expect(untruths(text)).toHaveLength(1);
});
