import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { navigationSchema } from "./navigation.ts";
import { hoursSchema, officesSchema } from "./offices.ts";
import { practiceSchema, pricesSchema } from "./practice.ts";
import { testimonialsSchema } from "./testimonials.ts";
import { ContentError, validate } from "./validation/validate.ts";

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

const goodOffices = () => ({
  offices: [
    {
      id: "one",
      name: "One",
      street: "1 Street",
      suite: "Suite 1",
      city: "City",
      state: "CA",
      zip: "90212",
      phone: "+13105550100",
      parking: "Street",
      arrival: "First door",
      access: "Ramp",
      mapUrl: "https://maps.example/",
      directionsUrl: "https://maps.example/",
      view: "palms" as const,
    },
  ],
});
const goodHours = () => ({ week, holidays: [] });
const goodPrices = () => ({ photoConsult: 39.95, telehealth: 99.95 });

/** A valid record; each test invalidates one field. */
const good = () => ({
  brandName: "Practice",
  titleSuffix: "Proctologist",
  language: "en-US",
  state: { name: "California", abbreviation: "CA" },
  timeZone: "America/Los_Angeles" as const,
  timeZoneLabel: "Pacific",
  languages: ["English"],
  specialty: { doctor: "proctologist", schemaOrg: "Gastroenterologic" as const },
  insurance: { accepted: false, sentence: "S." },
  provider: {
    name: "Some One",
    degree: "DO" as const,
    degreeName: "Doctor of Osteopathic Medicine",
    fictitiousNamePermit: "",
    licence: {
      type: "Osteopathic Physician and Surgeon",
      number: "20A 1",
      board: "Board",
      boardUrl: "https://board.example",
    },
    certification: { board: "A Board", specialty: "Proctology" },
  },
  promises: {
    personAnswers: "A person answers.",
    chaperone: "",
    replyTime: "We answer within 5 business days.",
    writtenPrice: "",
    pastVersions: "",
  },
  phones: { main: "+13105550100", tollFree: "+18005550199" },
  nearbyAreas: [],
  photoConsult: {
    fewestImages: 1,
    mostImages: 3,
    fileTypes: ["JPEG"],
    turnaround: "within 24 hours",
  },
  rating: {
    value: 4.92,
    count: 12,
    best: 5 as const,
    source: "ratings",
    asOf: "2026-11-01",
    structuredData: { shown: true, reviewedBy: null },
  },
  cards: ["Visa"],
  lender: {
    name: "L",
    url: "",
    laterRate: "29.99% APR",
    terms: "T",
  },
  social: [],
  medicare: "opted-out" as const,
  hipaa: { coveredEntity: true, privacyNotice: "" },
  builder: { label: "B", url: "" },
  site: {
    url: "https://www.practice.example",
    assetHost: "",
    bookingUrl: "https://booking.example/p",
    photoConsultUrl: "https://sign.example/p",
    contactEndpoint: "",
    securityContact: "",
  },
  maps: { load: "near-view" as const },
  analytics: {
    token: "",
    host: "https://api.example",
    mode: "specified" as const,
    reviewedBy: null,
  },
  answers: {
    firstVisitPrice: 250,
    payment: "A",
    cancellation: "A",
    referral: "A",
    ages: "A",
    preparation: "A",
    period: "A",
    drivingHome: "A",
    doctorGender: "A",
    languages: "A",
    photosSeenBy: "A",
    photosKept: "A",
    photosKeptFor: "A",
    retake: "A",
    refund: "A",
  },
});

const records = {
  "practice.yaml": { schema: practiceSchema, good },
  "offices.yaml": { schema: officesSchema, good: goodOffices },
  "hours.yaml": { schema: hoursSchema, good: goodHours },
  "prices.yaml": { schema: pricesSchema, good: goodPrices },
} satisfies Record<string, { schema: z.ZodType; good: () => object }>;
type File = keyof typeof records;

/** Sets the value at a path such as `offices.0.zip`. */
function spoiled(file: File, path: string, value: unknown): Json {
  const record = structuredClone(records[file].good()) as Json;
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let place = record as Record<string, Json>;
  for (const key of keys) place = place[key] as Record<string, Json>;
  if (value === undefined) delete place[last];
  else place[last] = value as Json;
  return record;
}

const fault = (file: File, record: unknown, variables?: ReadonlyMap<string, string>): string => {
  try {
    validate(`content/${file}`, records[file].schema, record, variables);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  return "no fault";
};

describe("the practice's records", () => {
  it.each(Object.keys(records) as File[])("%s is accepted when complete", (file) => {
    expect(fault(file, records[file].good())).toBe("no fault");
  });

  it.each([
    [
      "practice.yaml",
      "promises.personAnswers",
      "always",
      'promises.personAnswers: expected a whole sentence such as “A person answers the phone during office hours.”, or nothing, found "always"',
    ],
    [
      "practice.yaml",
      "medicare",
      "no",
      'medicare: expected opted-out, not-enrolled or enrolled, found "no"',
    ],
    [
      "practice.yaml",
      "provider.name",
      undefined,
      "provider.name: expected a text such as “Sample Name”, found nothing",
    ],
    [
      "practice.yaml",
      "provider.name",
      null,
      "provider.name: expected a text such as “Sample Name”, found null",
    ],
    [
      "hours.yaml",
      "week.saturday",
      "closed",
      'week.saturday: expected opening and closing time such as { opens: "09:00", closes: "17:00" }, or null, found "closed"',
    ],
    [
      "hours.yaml",
      "holidays",
      [{ date: "12/25/2026", hours: null, reason: "Christmas" }],
      'holidays[0].date: expected a date such as 2027-01-31, found "12/25/2026"; write "2026-12-25"',
    ],
    [
      "practice.yaml",
      "provider.degree",
      "MD",
      'provider.degree: expected the degree that stands for “Doctor of Osteopathic Medicine”, found "MD"',
    ],
    [
      "practice.yaml",
      "timeZone",
      "America/Chicagoo",
      "timeZone: expected one of America/New_York, America/Detroit, ",
    ],
    [
      "practice.yaml",
      "specialty.schemaOrg",
      "Dermatologi",
      "specialty.schemaOrg: expected one of Anesthesia, ",
    ],
    [
      "practice.yaml",
      "language",
      "English",
      'language: expected a language such as en-US, or es, found "English"',
    ],
    [
      "offices.yaml",
      "offices.0.zip",
      "9021",
      'offices[0].zip: expected a five-digit ZIP code such as 90212, found "9021"',
    ],
    [
      "offices.yaml",
      "offices.0.phone",
      "310-555-0100",
      'offices[0].phone: expected a US phone number such as +13105550100, found "310-555-0100"; write "+13105550100"',
    ],
    [
      "offices.yaml",
      "offices.0.hours",
      { ...week, monday: { opens: "9 AM", closes: "17:00" } },
      'offices[0].hours.monday.opens: expected a time of day such as 09:00, found "9 AM"; write "09:00"',
    ],
    [
      "offices.yaml",
      "offices.0.hours",
      { ...week, friday: { opens: "09:00", closes: "05:00" } },
      'offices[0].hours.friday.closes: expected a time after the opening, with 24 hours (5 PM is 17:00), found "05:00"',
    ],
    [
      "offices.yaml",
      "offices.0.specialDays",
      [{ date: "2026-12-25", until: "2026-12-24", hours: null, reason: "Christmas" }],
      'offices[0].specialDays[0].until: expected a date after the first day, or no line “until” for a single day, found "2026-12-24"',
    ],
    [
      "offices.yaml",
      "offices.0.specialDays",
      [
        { date: "2026-12-24", until: "2026-12-26", hours: null, reason: "Christmas" },
        { date: "2026-12-26", hours: null, reason: "Boxing Day" },
      ],
      'offices[0].specialDays[1].date: expected each day once (“Christmas” already holds on 2026-12-24), found "2026-12-26"',
    ],
    [
      "offices.yaml",
      "offices.0.specialDays",
      [{ date: "12/25/2026", hours: null, reason: "Christmas" }],
      'offices[0].specialDays[0].date: expected a date such as 2027-01-31, found "12/25/2026"; write "2026-12-25"',
    ],
    ["offices.yaml", "offices.0.view", "desert", "offices[0].view: expected one of dawn, "],
    [
      "prices.yaml",
      "photoConsult",
      "39.95",
      'photoConsult: expected a price in dollars such as 39.95, found "39.95"; write 39.95 without quotation marks',
    ],
    [
      "prices.yaml",
      "telehealth",
      99.951,
      "telehealth: expected a price in dollars and cents such as 39.95, found 99.951",
    ],
    ["offices.yaml", "offices", [], "offices: expected at least 1 entry, found []"],
    [
      "offices.yaml",
      "offices.0.zipcode",
      "90212",
      'offices[0]: expected only the fields id, name, street, suite, city, state, zip, phone, geo, hours, specialDays, parking, arrival, access, mapUrl, directionsUrl, view, found "zipcode"; did you mean "zip"?',
    ],
    [
      "practice.yaml",
      "rating.asOf",
      "soon",
      'rating.asOf: expected a date such as 2027-01-31, found "soon"',
    ],
  ] as [File, string, unknown, string][])(
    "refuses in %s a wrong %s by name",
    (file, path, value, line) => {
      const message = fault(file, spoiled(file, path, value));
      expect(message).toContain(`content/${file}: ${line}`);
      expect(message.split("\n")).toHaveLength(1);
    },
  );

  it.each([
    ["phones.tollFree", null],
    ["photoConsult", null],
    ["photoConsult", undefined],
    ["rating", null],
    ["lender", null],
    ["social", []],
    ["nearbyAreas", undefined],
  ])("practice.yaml may do without %s: %j", (path, value) => {
    expect(fault("practice.yaml", spoiled("practice.yaml", path, value))).toBe("no fault");
  });

  it("a visit from home may have no price", () => {
    expect(fault("prices.yaml", { photoConsult: null })).toBe("no fault");
  });

  it("a doctor of any degree is accepted when the degree stands for its name", () => {
    const { provider, ...others } = good();
    const doctor = { ...provider, degree: "MD", degreeName: "Doctor of Medicine" };
    expect(fault("practice.yaml", { ...others, provider: doctor })).toBe("no fault");
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
    const message = fault(
      "practice.yaml",
      spoiled("practice.yaml", `site.${field}`, value),
      new Map([[`site.${field}`, variable]]),
    );
    expect(message).toMatch(new RegExp(`^${variable}: expected `));
    expect(message).toContain(expected);
    expect(message).toContain(`found ${JSON.stringify(value)}`);
    expect(message.split("\n")).toHaveLength(1);
  });

  it("refuses a booking page on the site's own origin, which could then leave its sandbox", () => {
    const message = fault(
      "practice.yaml",
      spoiled("practice.yaml", "site.bookingUrl", "https://www.practice.example/book"),
    );
    expect(message).toContain(
      "site.bookingUrl: expected an address on another origin than the site's",
    );
  });

  it("allows plain http on loopback only", () => {
    expect(
      fault(
        "practice.yaml",
        spoiled("practice.yaml", "site.bookingUrl", "http://127.0.0.1:4312/book"),
      ),
    ).toBe("no fault");
    expect(
      fault(
        "practice.yaml",
        spoiled("practice.yaml", "site.bookingUrl", "http://booking.example/"),
      ),
    ).toContain("site.bookingUrl");
  });
});

describe("other records", () => {
  it("refuse a menu entry without a path", () => {
    expect(() =>
      validate("content/navigation.yaml", navigationSchema, {
        items: [{ label: "Home", href: "home" }],
      }),
    ).toThrow(
      'content/navigation.yaml: items[0].href: expected a path such as /about, found "home"',
    );
  });

  it("refuse a testimonial that does not say whether it is a sample", () => {
    const entry = { name: "A.", text: "x".repeat(50), permission: null };
    expect(() =>
      validate("content/testimonials.yaml", testimonialsSchema, { testimonials: [entry] }),
    ).toThrow(
      "content/testimonials.yaml: testimonials[0].sample: expected true or false, found nothing",
    );
  });
});
