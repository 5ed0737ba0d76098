import { expect, it } from "vitest";
import { hours as hoursWords } from "#words/offices";
import { summarizeWeek, upcomingDays } from "../../../content-schema/format/hours.ts";
import { localTime } from "../../../content-schema/format/local-time.ts";
import { officeStatus } from "./status-line.island.tsx";

const open = { opens: "09:00", closes: "17:00" };
const late = { opens: "12:00", closes: "17:00" };
const short = { opens: "10:00", closes: "14:00" };
const weekdays = { monday: open, tuesday: open, wednesday: open, thursday: open, friday: open };
const hours = { ...weekdays, saturday: null, sunday: null };
const specialDays = [
  { date: "2026-11-02", hours: late, reason: "Staff training" },
  { date: "2026-11-26", hours: null, reason: "Thanksgiving Day" },
  { date: "2026-11-27", hours: short, reason: "After Thanksgiving" },
  { date: "2026-12-24", until: "2027-01-03", hours: null, reason: "Winter break" },
];
const zone = "America/Los_Angeles";

const statusAt = (instant: string, office: Parameters<typeof officeStatus>[0]) =>
  officeStatus(office, zone, new Date(instant)).text;

it.each([
  ["a minute before opening", "2026-11-23T16:59:00Z", "Closed. Opens today 9:00 AM"],
  ["at opening", "2026-11-23T17:00:00Z", "Open until 5:00 PM"],
  ["a minute before closing", "2026-11-24T00:59:00Z", "Open until 5:00 PM"],
  ["at closing", "2026-11-24T01:00:00Z", "Closed. Opens Tuesday 9:00 AM"],
  ["on Saturday", "2026-11-21T20:00:00Z", "Closed. Opens Monday 9:00 AM"],
  // Clocks go forward on 2026-03-08 and back on 2026-11-01, both Sundays, at 2 AM.
  ["the night they go forward", "2026-03-08T10:30:00Z", "Closed. Opens Monday 9:00 AM"],
  ["the Monday after, at opening", "2026-03-09T16:00:00Z", "Open until 5:00 PM"],
  ["the night they go back", "2026-11-01T09:30:00Z", "Closed. Opens Monday 9:00 AM"],
  ["the Monday after them, at opening", "2026-11-02T17:00:00Z", "Open until 5:00 PM"],
])("an office %s, %s: %s", (_, instant, status) => {
  expect(statusAt(instant, { hours, specialDays: [] })).toBe(status);
});

it.each([
  ["2026-11-02T19:59:00Z", "Closed. Opens today 12:00 PM"],
  ["2026-11-02T20:00:00Z", "Open until 5:00 PM"],
  ["2026-11-26T20:00:00Z", "Closed today (Thanksgiving Day). Opens Friday 10:00 AM"],
  ["2026-11-27T20:00:00Z", "Open until 2:00 PM"],
  ["2026-11-27T22:30:00Z", "Closed. Opens Monday 9:00 AM"],
  ["2026-12-23T18:00:00Z", "Open until 5:00 PM"],
  // A week or more away, the date is named.
  ["2026-12-24T18:00:00Z", "Closed today (Winter break). Opens Monday, January 4 9:00 AM"],
  ["2027-01-01T07:30:00Z", "Closed today (Winter break). Opens Monday 9:00 AM"],
  // Still Sunday in California, although Monday in London.
  ["2027-01-04T07:59:00Z", "Closed today (Winter break). Opens Monday 9:00 AM"],
  ["2027-01-04T17:00:00Z", "Open until 5:00 PM"],
])("an office with special days, %s: %s", (instant, status) => {
  expect(statusAt(instant, { hours, specialDays })).toBe(status);
});

it.each([
  ["2027-01-20", "Closed today (Move). Opens Thursday, January 21 9:00 AM"],
  ["2027-01-21", "Closed today (Move). Please call for the next date"],
])("an office closed until %s names an opening within sixty days: %s", (until, status) => {
  const move = { date: "2026-11-23", until, hours: null, reason: "Move" };
  expect(statusAt("2026-11-23T18:00:00Z", { hours, specialDays: [move] })).toBe(status);
});

it.each([
  ["2026-11-27T07:30:00Z", 3],
  ["2026-11-28T07:30:00Z", 2],
  ["2027-01-04T07:30:00Z", 1],
  ["2027-01-04T08:30:00Z", 0],
])("special days to come follow the date in California, %s: %i", (instant, count) => {
  expect(upcomingDays(specialDays, localTime(new Date(instant), zone).date)).toHaveLength(count);
});

it("the week in words joins neighboring days with the same hours", () => {
  expect(summarizeWeek(hours, hoursWords)).toEqual([
    { days: "Monday to Friday", hours: "9:00 AM to 5:00 PM" },
    { days: "Saturday and Sunday", hours: "closed" },
  ]);
  const halfDay = { ...open, closes: "14:00" };
  for (const wednesday of [null, late, halfDay]) {
    const week = summarizeWeek({ ...hours, wednesday }, hoursWords).map(({ days }) => days);
    expect(week.join()).toBe(
      "Monday and Tuesday,Wednesday,Thursday and Friday,Saturday and Sunday",
    );
  }
});
