import { describe, expect, it } from "vitest";
import { faultOf, spoiled } from "../tests/support/records.ts";
import { practiceSchema } from "./practice.ts";

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

const fault = (record: unknown, variables?: ReadonlyMap<string, string>) =>
  faultOf("practice.yaml", practiceSchema, record, variables);
const faultAt = (path: string, value: unknown) => fault(spoiled(good(), path, value));

describe("the practice's record", () => {
  it("is accepted when complete", () => {
    expect(fault(good())).toBe("no fault");
  });

  it.each<[string, unknown, string]>([
    [
      "promises.personAnswers",
      "always",
      'promises.personAnswers: expected a whole sentence such as “A person answers the phone during office hours.”, or nothing, found "always"',
    ],
    ["medicare", "no", 'medicare: expected opted-out, not-enrolled or enrolled, found "no"'],
    [
      "provider.name",
      undefined,
      "provider.name: expected a text such as “Sample Name”, found nothing",
    ],
    ["provider.name", null, "provider.name: expected a text such as “Sample Name”, found null"],
    [
      "provider.degree",
      "MD",
      'provider.degree: expected the degree that stands for “Doctor of Osteopathic Medicine”, found "MD"',
    ],
    [
      "timeZone",
      "America/Chicagoo",
      "timeZone: expected one of America/New_York, America/Detroit, ",
    ],
    ["specialty.schemaOrg", "Dermatologi", "specialty.schemaOrg: expected one of Anesthesia, "],
    ["language", "English", 'language: expected a language such as en-US, or es, found "English"'],
    ["rating.asOf", "soon", 'rating.asOf: expected a date such as 2027-01-31, found "soon"'],
  ])("refuses a wrong %s by name", (path, value, line) => {
    const message = faultAt(path, value);
    expect(message).toContain(`content/practice.yaml: ${line}`);
    expect(message.split("\n")).toHaveLength(1);
  });

  it.each([
    ["phones.tollFree", null],
    ["photoConsult", null],
    ["photoConsult", undefined],
    ["rating", null],
    ["lender", null],
    ["social", []],
    ["nearbyAreas", undefined],
  ])("may do without %s: %j", (path, value) => {
    expect(faultAt(path, value)).toBe("no fault");
  });

  it("a doctor of any degree is accepted when the degree stands for its name", () => {
    const { provider, ...others } = good();
    const doctor = { ...provider, degree: "MD", degreeName: "Doctor of Medicine" };
    expect(fault({ ...others, provider: doctor })).toBe("no fault");
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
      spoiled(good(), `site.${field}`, value),
      new Map([[`site.${field}`, variable]]),
    );
    expect(message).toMatch(new RegExp(`^${variable}: expected `));
    expect(message).toContain(expected);
    expect(message).toContain(`found ${JSON.stringify(value)}`);
    expect(message.split("\n")).toHaveLength(1);
  });

  it("refuses a booking page on the site's own origin, which could then leave its sandbox", () => {
    const message = faultAt("site.bookingUrl", "https://www.practice.example/book");
    expect(message).toContain(
      "site.bookingUrl: expected an address on another origin than the site's",
    );
  });

  it("allows plain http on loopback only", () => {
    expect(faultAt("site.bookingUrl", "http://127.0.0.1:4312/book")).toBe("no fault");
    expect(faultAt("site.bookingUrl", "http://booking.example/")).toContain("site.bookingUrl");
  });
});
