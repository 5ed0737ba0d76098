import { describe, expect, it } from "vitest";
import { hoursWords } from "#content";
import { formatClock, summarizeWeek } from "../../../content-schema/format/hours.ts";
import { officeStatus } from "./office-status.ts";

const zone = "America/Los_Angeles";
const open = { opens: "09:00", closes: "17:00" };
const hours = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: null,
  sunday: null,
};
const office = { hours, specialDays: [] };
const at = (instant: string, place: Parameters<typeof officeStatus>[0] = office) =>
  officeStatus(place, zone, new Date(instant));

describe("whether an office is open", () => {
  it.each([
    [
      "a minute before opening",
      "2026-11-23T16:59:00Z",
      { open: false, opens: { day: "today", at: "9:00 AM" } },
    ],
    ["at opening", "2026-11-23T17:00:00Z", { open: true, closes: "5:00 PM" }],
    ["a minute before closing", "2026-11-24T00:59:00Z", { open: true, closes: "5:00 PM" }],
    [
      "at closing",
      "2026-11-24T01:00:00Z",
      { open: false, opens: { day: "Tuesday", at: "9:00 AM" } },
    ],
    [
      "on Friday night",
      "2026-11-21T04:00:00Z",
      { open: false, opens: { day: "Monday", at: "9:00 AM" } },
    ],
    [
      "on Saturday",
      "2026-11-21T20:00:00Z",
      { open: false, opens: { day: "Monday", at: "9:00 AM" } },
    ],
    [
      "just after midnight on Monday",
      "2026-11-23T08:30:00Z",
      { open: false, opens: { day: "today", at: "9:00 AM" } },
    ],
  ])("%s", (_, instant, status) => {
    expect(at(instant)).toEqual(status);
  });

  // Clocks go forward on 2026-03-08 and back on 2026-11-01, both Sundays, at 2 AM.
  it.each([
    ["the Friday before clocks go forward", "2026-03-06T17:00:00Z", true],
    ["the Monday after, an hour earlier by UTC", "2026-03-09T16:00:00Z", true],
    ["that Monday before opening", "2026-03-09T15:59:00Z", false],
    ["the Friday before clocks go back", "2026-10-30T16:00:00Z", true],
    ["the Monday after, an hour later by UTC", "2026-11-02T17:00:00Z", true],
    ["that Monday before opening", "2026-11-02T16:59:00Z", false],
  ])("follows the clock at the office: %s", (_, instant, isOpen) => {
    expect(at(instant).open).toBe(isOpen);
  });

  it("finds Monday from the night of the change itself", () => {
    expect(at("2026-11-01T09:30:00Z")).toEqual({
      open: false,
      opens: { day: "Monday", at: "9:00 AM" },
    });
    expect(at("2026-03-08T10:30:00Z")).toEqual({
      open: false,
      opens: { day: "Monday", at: "9:00 AM" },
    });
  });

  it("honours special days, closed or with other hours", () => {
    const special = {
      hours,
      specialDays: [
        { date: "2026-11-26", hours: null, reason: "Thanksgiving Day" },
        {
          date: "2026-11-27",
          hours: { opens: "10:00", closes: "14:00" },
          reason: "After Thanksgiving",
        },
      ],
    };
    expect(at("2026-11-26T20:00:00Z", special)).toEqual({
      open: false,
      reason: "Thanksgiving Day",
      opens: { day: "Friday", at: "10:00 AM" },
    });
    expect(at("2026-11-27T20:00:00Z", special)).toEqual({ open: true, closes: "2:00 PM" });
    expect(at("2026-11-27T22:30:00Z", special)).toEqual({
      open: false,
      opens: { day: "Monday", at: "9:00 AM" },
    });
  });

  it("honours a closure of several days, and names the date when it is a week or more away", () => {
    const away = {
      hours,
      specialDays: [
        { date: "2026-12-24", until: "2027-01-03", hours: null, reason: "Winter break" },
      ],
    };
    expect(at("2026-12-23T18:00:00Z", away)).toEqual({ open: true, closes: "5:00 PM" });
    expect(at("2026-12-24T18:00:00Z", away)).toEqual({
      open: false,
      reason: "Winter break",
      opens: { day: "Monday, January 4", at: "9:00 AM" },
    });
    expect(at("2027-01-01T07:30:00Z", away)).toMatchObject({
      opens: { day: "Monday", at: "9:00 AM" },
    });
    // Still Sunday in California, although Monday in London.
    expect(at("2027-01-04T07:59:00Z", away)).toMatchObject({ reason: "Winter break" });
    expect(at("2027-01-04T17:00:00Z", away).open).toBe(true);
  });

  it("honours special hours on the day after clocks change", () => {
    const late = { opens: "11:00", closes: "17:00" };
    const special = {
      hours,
      specialDays: [{ date: "2026-11-02", hours: late, reason: "Staff training" }],
    };
    expect(at("2026-11-02T18:59:00Z", special).open).toBe(false);
    expect(at("2026-11-02T19:00:00Z", special)).toEqual({ open: true, closes: "5:00 PM" });
  });

  it("says nothing of a next opening when there is none in sixty days", () => {
    const never = Object.fromEntries(
      Object.keys(hours).map((day) => [day, null]),
    ) as unknown as typeof hours;
    expect(at("2026-11-23T18:00:00Z", { hours: never, specialDays: [] })).toEqual({
      open: false,
      opens: null,
    });
  });
});

describe("the week in words", () => {
  it("joins neighbouring days with the same hours", () => {
    expect(summarizeWeek(hours, hoursWords)).toEqual([
      { days: "Monday to Friday", hours: "9:00 AM to 5:00 PM" },
      { days: "Saturday and Sunday", hours: "closed" },
    ]);
  });

  it("keeps days with other hours apart", () => {
    expect(
      summarizeWeek({ ...hours, wednesday: null }, hoursWords).map(({ days }) => days),
    ).toEqual(["Monday and Tuesday", "Wednesday", "Thursday and Friday", "Saturday and Sunday"]);
  });
});

it.each([
  ["00:00", "12:00 AM"],
  ["09:05", "9:05 AM"],
  ["12:00", "12:00 PM"],
  ["23:59", "11:59 PM"],
])("prints %s as %s", (time, text) => {
  expect(formatClock(time)).toBe(text);
});
