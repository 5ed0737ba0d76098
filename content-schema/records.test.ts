import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { faultOf, spoiled } from "../tests/support/records.ts";
import { navigationSchema } from "./navigation.ts";
import { hoursSchema, officesSchema } from "./offices.ts";
import { pricesSchema } from "./practice.ts";
import { testimonialsSchema } from "./testimonials.ts";
import { validate } from "./validation/validate.ts";

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

const records = {
  "offices.yaml": { schema: officesSchema, good: goodOffices },
  "hours.yaml": { schema: hoursSchema, good: goodHours },
  "prices.yaml": { schema: pricesSchema, good: goodPrices },
} satisfies Record<string, { schema: z.ZodType; good: () => object }>;
type File = keyof typeof records;

const fault = (file: File, record: unknown) => faultOf(file, records[file].schema, record);

describe("the records of offices, hours and prices", () => {
  it.each(Object.keys(records) as File[])("%s is accepted when complete", (file) => {
    expect(fault(file, records[file].good())).toBe("no fault");
  });

  it.each<[File, string, unknown, string]>([
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
  ])("refuses in %s a wrong %s by name", (file, path, value, line) => {
    const message = fault(file, spoiled(records[file].good(), path, value));
    expect(message).toContain(`content/${file}: ${line}`);
    expect(message.split("\n")).toHaveLength(1);
  });

  it("a visit from home may have no price", () => {
    expect(fault("prices.yaml", { photoConsult: null })).toBe("no fault");
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
