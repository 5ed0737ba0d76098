import { describe, expect, it } from "vitest";
import { ContentError, confirmed, define } from "./define.ts";
import { navigationSchema, practiceSchema, testimonialsSchema } from "./schema.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const hours = { opens: "09:00", closes: "17:00" };
const week = {
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: null,
  sunday: null,
};

/** A complete record; each test spoils one thing in it. */
const good = () => ({
  brandName: confirmed("Practice"),
  titleSuffix: "Proctologist",
  timeZone: "America/Los_Angeles" as const,
  provider: {
    name: confirmed("Some One"),
    degree: "DO" as const,
    degreeName: "Doctor of Osteopathic Medicine",
    fictitiousNamePermit: confirmed(""),
    licence: {
      type: "Osteopathic Physician and Surgeon",
      number: confirmed("20A 1"),
      board: "Board",
      boardUrl: "https://board.example",
    },
    certification: { board: confirmed("A Board"), specialty: confirmed("Proctology") },
  },
  promises: {
    personAnswers: confirmed("A person answers."),
    chaperone: confirmed(""),
    replyTime: confirmed("We answer within 5 business days."),
    writtenPrice: confirmed(""),
    pastVersions: confirmed(""),
  },
  phones: { main: confirmed("+13105550100"), tollFree: confirmed("+18005550199") },
  offices: [
    {
      id: "one",
      name: "One",
      street: confirmed("1 Street"),
      suite: confirmed("Suite 1"),
      city: "City",
      state: "CA",
      zip: confirmed("90212"),
      phone: confirmed("+13105550100"),
      hours: week,
      specialDays: [],
      parking: confirmed("Street"),
      arrival: confirmed("First door"),
      access: confirmed("Ramp"),
      mapUrl: confirmed("https://maps.example/"),
      directionsUrl: confirmed("https://maps.example/"),
      view: "palms" as const,
    },
  ],
  nearbyAreas: [],
  prices: { photoConsult: confirmed(39.95), telehealth: confirmed(99.95) },
  photoConsult: {
    state: "California",
    fewestImages: 1,
    mostImages: 3,
    fileTypes: ["JPEG"],
    turnaround: confirmed("within 24 hours"),
  },
  rating: {
    value: confirmed(4.92),
    count: confirmed(12),
    best: 5 as const,
    source: confirmed("ratings"),
    asOf: confirmed("2026-11-01"),
    structuredData: { shown: true, reviewedBy: null },
  },
  press: [],
  cards: ["Visa"],
  lender: {
    name: confirmed("L"),
    url: confirmed(""),
    laterRate: confirmed("29.99% APR"),
    terms: confirmed("T"),
  },
  social: [],
  medicare: confirmed("opted-out" as const),
  hipaa: { coveredEntity: confirmed(true), privacyNotice: confirmed("") },
  builder: { label: confirmed("B"), url: confirmed("") },
  site: {
    url: confirmed("https://www.practice.example"),
    assetHost: confirmed(""),
    bookingUrl: confirmed("https://booking.example/p"),
    photoConsultUrl: confirmed("https://sign.example/p"),
    contactEndpoint: confirmed(""),
    securityContact: confirmed(""),
  },
  maps: { load: "near-view" as const },
  analytics: {
    token: confirmed(""),
    host: confirmed("https://api.example"),
    mode: confirmed("specified" as const),
    reviewedBy: null,
  },
  answers: {
    firstVisitPrice: confirmed(250),
    payment: confirmed("A"),
    cancellation: confirmed("A"),
    referral: confirmed("A"),
    ages: confirmed("A"),
    preparation: confirmed("A"),
    period: confirmed("A"),
    drivingHome: confirmed("A"),
    doctorGender: confirmed("A"),
    languages: confirmed("A"),
    photosSeenBy: confirmed("A"),
    photosKept: confirmed("A"),
    photosKeptFor: confirmed("A"),
    retake: confirmed("A"),
    refund: confirmed("A"),
  },
});

/** Puts a value into the record at a path such as `offices.0.zip`. */
function spoiled(path: string, value: unknown) {
  const record = structuredClone(good()) as unknown as Json;
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let place = record as Record<string, Json>;
  for (const key of keys) place = place[key] as Record<string, Json>;
  if (value === undefined) delete place[last];
  else place[last] = value as Json;
  return record as unknown as ReturnType<typeof good>;
}

const fault = (record: ReturnType<typeof good>): string => {
  try {
    define("content/practice.ts", practiceSchema, record);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  return "no fault";
};

describe("the practice's record", () => {
  it("is accepted when complete, and its facts come out unwrapped", () => {
    const practice = define("content/practice.ts", practiceSchema, good());
    expect(practice.provider.name).toBe("Some One");
    expect(practice.prices.photoConsult).toBe(39.95);
    expect(practice.offices[0]?.zip).toBe("90212");
  });

  it.each([
    [
      "promises.personAnswers",
      confirmed("always"),
      'promises.personAnswers: expected a whole sentence such as “A person answers the phone during office hours.”, or nothing, found "always"',
    ],
    [
      "medicare",
      confirmed("no"),
      'medicare: expected opted-out, not-enrolled or enrolled, found "no"',
    ],
    [
      "provider.name",
      undefined,
      'provider.name: expected a value marked sample("…") or confirmed("…"), found nothing',
    ],
    [
      "provider.name",
      "Plain",
      'provider.name: expected a value marked sample("…") or confirmed("…"), found "Plain"; write confirmed("Plain")',
    ],
    ["provider.degree", "MD", 'provider.degree: expected the degree "DO" (never MD), found "MD"'],
    [
      "offices.0.zip",
      confirmed("9021"),
      'offices[0].zip: expected a five-digit ZIP code such as 90212, found "9021"',
    ],
    [
      "offices.0.phone",
      confirmed("310-555-0100"),
      'offices[0].phone: expected a US phone number such as +13105550100, found "310-555-0100"; write "+13105550100"',
    ],
    [
      "offices.0.hours.monday",
      { opens: "9 AM", closes: "17:00" },
      'offices[0].hours.monday.opens: expected a time of day such as 09:00, found "9 AM"; write "09:00"',
    ],
    [
      "offices.0.hours.friday",
      { opens: "09:00", closes: "05:00" },
      'offices[0].hours.friday.closes: expected a time after the opening, with 24 hours (5 PM is 17:00), found "05:00"',
    ],
    [
      "offices.0.specialDays",
      [{ date: "2026-12-25", until: "2026-12-24", hours: null, reason: "Christmas" }],
      'offices[0].specialDays[0].until: expected a date after the first day, or no line “until” for a single day, found "2026-12-24"',
    ],
    [
      "offices.0.specialDays",
      [
        { date: "2026-12-24", until: "2026-12-26", hours: null, reason: "Christmas" },
        { date: "2026-12-26", hours: null, reason: "Boxing Day" },
      ],
      'offices[0].specialDays[1].date: expected each day once (“Christmas” already holds on 2026-12-24), found "2026-12-26"',
    ],
    [
      "offices.0.specialDays",
      [{ date: "12/25/2026", hours: null, reason: "Christmas" }],
      'offices[0].specialDays[0].date: expected a date such as 2027-01-31, found "12/25/2026"; write "2026-12-25"',
    ],
    ["offices.0.view", "desert", "offices[0].view: expected one of dawn, palms"],
    [
      "prices.photoConsult",
      confirmed("39.95"),
      'prices.photoConsult: expected a price in dollars such as 39.95, found "39.95"; write 39.95 without quotation marks',
    ],
    [
      "prices.telehealth",
      confirmed(99.951),
      "prices.telehealth: expected a price in dollars and cents such as 39.95, found 99.951",
    ],
    ["offices", [], "offices: expected at least 1 entry, found []"],
    [
      "offices.0.zipcode",
      confirmed("90212"),
      'offices[0]: expected only the fields id, name, street, suite, city, state, zip, phone, geo, hours, specialDays, parking, arrival, access, mapUrl, directionsUrl, view, found "zipcode"; did you mean "zip"?',
    ],
    [
      "rating.asOf",
      confirmed("soon"),
      'rating.asOf: expected a date such as 2027-01-31, found "soon"',
    ],
  ])("refuses a wrong %s by name", (path, value, line) => {
    const message = fault(spoiled(path, value));
    expect(message).toContain("content/practice.ts: ");
    expect(message).toContain(line);
    expect(message.split("\n")).toHaveLength(1);
  });

  it.each([
    [
      "SITE_URL",
      "url",
      "https://www.example.com/",
      "an https origin without a path or final slash",
    ],
    ["SITE_URL", "url", "http://www.example.com", "an https origin"],
    ["SITE_BOOKING_URL", "bookingUrl", "booking", "an https address such as"],
    ["SITE_BOOKING_URL", "bookingUrl", "javascript:alert(1)", "an https address such as"],
    ["SITE_CONTACT_ENDPOINT", "contactEndpoint", "ftp://x.example", "an https address such as"],
    ["SITE_ASSET_HOST", "assetHost", "//cdn.example", "an https origin"],
  ])("names the variable when %s is malformed", (variable, field, value, expected) => {
    const message = fault(spoiled(`site.${field}`, { sample: false, value, variable }));
    expect(message).toMatch(new RegExp(`^${variable}: expected `));
    expect(message).toContain(expected);
    expect(message).toContain(`found ${JSON.stringify(value)}`);
    expect(message.split("\n")).toHaveLength(1);
  });

  it("refuses a booking page on the site's own origin, which could then leave its sandbox", () => {
    const message = fault(
      spoiled("site.bookingUrl", confirmed("https://www.practice.example/book")),
    );
    expect(message).toContain(
      "site.bookingUrl: expected an address on another origin than the site's",
    );
  });

  it("allows plain http on loopback only", () => {
    expect(fault(spoiled("site.bookingUrl", confirmed("http://127.0.0.1:4312/book")))).toBe(
      "no fault",
    );
    expect(fault(spoiled("site.bookingUrl", confirmed("http://booking.example/")))).toContain(
      "site.bookingUrl",
    );
  });
});

describe("other records", () => {
  it("refuse a menu entry without a path", () => {
    expect(() =>
      define("content/navigation.ts", navigationSchema, [{ label: "Home", href: "home" }]),
    ).toThrow('content/navigation.ts: [0].href: expected a path such as /about, found "home"');
  });

  it("refuse a testimonial that does not say whether it is a sample", () => {
    const entry = { name: "A.", text: "x".repeat(50), permission: null } as never;
    expect(() => define("content/testimonials.ts", testimonialsSchema, [entry])).toThrow(
      "content/testimonials.ts: [0].sample: expected true or false, found nothing",
    );
  });
});
