import { describe, expect, it } from "vitest";
import { translations } from "#content/added-pages";
import { doctors } from "#content/doctors";
import { practice } from "#content/practice";
import { ContentReader, contentFolder } from "../../content-schema/content-reader.ts";
import { days, formatClock, type Hours } from "../../content-schema/format/hours.ts";
import { formatPhone } from "../../content-schema/format/phone.ts";
import { formatPrice } from "../../content-schema/format/price.ts";
import { builtPage, builtPages } from "../support/built-pages.ts";
import { asPageText, visibleText } from "../support/text.ts";

/* Pages state the facts of the record, and no others. Legal texts name public bodies, whose
   phones and addresses, like statutory amounts, are those in content/legal/. Services may link a
   toll-free hotline. */
const { phones, offices, prices, provider } = practice;

const reader = new ContentReader(contentFolder);
const law = reader
  .texts("legal")
  .map(({ text }) => text)
  .join("\n");
const tollFreeLink = /\[([^\]]*)\]\(tel:\+18(?:00|33|44|55|66|77|88)\d{7}\)/g;
const hotlines = reader
  .texts("services")
  .flatMap(({ text }) => [...text.matchAll(tollFreeLink)].map(([, label = ""]) => label));
const present = (values: readonly (string | null | undefined)[]) =>
  values.filter((value) => typeof value === "string" && value !== "") as string[];

const numbers = present([
  phones.main,
  phones.tollFree,
  phones.text,
  ...offices.map(({ phone }) => phone),
]).map((number) => asPageText(formatPhone(number)));
const dollars = [...Object.values(prices), ...prices.services.map(({ price }) => price)]
  .filter((price) => typeof price === "number")
  .map(formatPrice);
const timesOf = (day: Hours) => (day ? [formatClock(day.opens), formatClock(day.closes)] : []);
const hours = offices.flatMap((office) => {
  const specialHours = office.specialDays.map((day) => day.hours);
  return [...Object.values(office.hours), ...specialHours].flatMap(timesOf);
});
const boards = [provider.certification.board, ...doctors.map(({ board }) => board)];

/** How pages write each kind of fact, and which of them are true. */
const patterns: [what: string, pattern: RegExp, allowed: readonly string[]][] = [
  ["phone", /\(\d{3}\) \d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/g, [...numbers, ...hotlines]],
  ["price", /\$\d+(?:,\d{3})*(?:\.\d\d)?|[\w.,-]+ d(?:ollars|ólares)\b/g, dollars],
  ["ZIP", /\b[A-Z]\.?[A-Z]\.? (\d{5})\b/g, offices.map(({ zip }) => zip)],
  [
    "street",
    /\b\d+ [\w. ]*?(?:Drive|Blvd|Street|Avenue|Ave)\b/g,
    offices.map(({ street }) => street),
  ],
  ["suite", /\bSuite \w+/g, present(offices.map(({ suite }) => suite))],
  ["hour", /\b\d{1,2}(?::\d{2})? ?[AP]M\b/g, hours],
];

function unknownFacts(text: string): string[] {
  const wrong = patterns.flatMap(([what, pattern, allowed]) =>
    [...text.matchAll(pattern)]
      .map((match) => match[1] ?? match[0])
      .filter((found) => !allowed.some((value) => value.includes(found)) && !law.includes(found))
      .map((found) => `${what} ${found}`),
  );
  for (const { index } of text.matchAll(/board-certified|board certified(?! the\b)/gi)) {
    const near = text.slice(index, index + 120);
    if (!boards.some((board) => near.includes(board))) {
      wrong.push(`"board-certified" without the board's name: ${near}`);
    }
  }
  return wrong;
}

describe.each(builtPages)("$path", ({ html }) => {
  it("states only facts of the record", () => {
    expect(unknownFacts(visibleText(html))).toEqual([]);
  });

  it("links every phone number to that number", () => {
    const links = html.matchAll(/<a\b[^>]*\shref="tel:(\+1\d{10})"[^>]*>([\s\S]*?)<\/a>/g);
    const wrong = [...links].filter(([, number = "", label = ""]) => {
      const shown = visibleText(`<body>${label}`).replaceAll(/\D/g, "");
      return shown.length > 9 && !number.endsWith(shown.slice(-10));
    });
    expect(wrong.map(([link]) => link)).toEqual([]);
  });
});

it.each(translations)("$path has the practice's days, hours, prices and phones", (page) => {
  const { format } = new Intl.DateTimeFormat(page.language, { weekday: "long", timeZone: "UTC" });
  const text = visibleText(builtPage(page.path))
    .replaceAll("a. m.", "AM")
    .replaceAll("p. m.", "PM");
  const [week] = offices.map((office) => office.hours);
  const open = days.map((day) => week?.[day] ?? null);
  // January 1, 2023 was a Sunday.
  const named = days.filter((_, day) => text.includes(format(Date.UTC(2023, 0, 1 + day))));
  // Of days in a row, the first and the last are named.
  const ends = days.filter((_, day) => open[day] && !(open[day - 1] && open[day + 1]));
  expect(named).toEqual(expect.arrayContaining(ends));
  expect(named.filter((day) => !week?.[day])).toEqual([]);
  const stated = [
    ...open.flatMap(timesOf),
    ...[prices.photoConsult, prices.telehealth].flatMap((price) => price ?? []).map(formatPrice),
    ...offices.map(({ phone }) => asPageText(formatPhone(phone))),
  ];
  expect(stated.filter((fact) => !text.includes(fact))).toEqual([]);
});

it("no text hard-codes a fact", () => {
  const typed = [...numbers, ...dollars, ...offices.map(({ street }) => street)];
  const found = reader.texts("pages", "services", "legal").flatMap(({ file, text }) => {
    const inText = typed.filter((fact) => text.includes(fact));
    return inText.map((fact) => `${file}: ${fact}`);
  });
  expect(found).toEqual([]);
});
