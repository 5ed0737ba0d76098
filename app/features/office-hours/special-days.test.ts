import { describe, expect, it } from "vitest";
import { upcomingDays } from "../../../content-schema/format/hours.ts";
import { dateAt } from "../../../content-schema/format/local-time.ts";
import { printDays } from "./special-days.ts";

const days = [
  { date: "2026-12-24", until: "2026-12-26", hours: null, reason: "Christmas" },
  { date: "2026-11-26", hours: null, reason: "Thanksgiving Day" },
];

describe("special days to come", () => {
  it.each([
    ["2026-11-26", ["Thanksgiving Day", "Christmas"]],
    ["2026-11-27", ["Christmas"]],
    ["2026-12-26", ["Christmas"]],
    ["2026-12-27", []],
  ])("on %s are %j", (today, reasons) => {
    expect(upcomingDays(days, today).map(({ reason }) => reason)).toEqual(reasons);
  });

  it("follow the date in California, not the visitor's", () => {
    const lateEvening = new Date("2026-12-27T07:30:00Z");
    expect(upcomingDays(days, dateAt(lateEvening, "America/Los_Angeles"))).toHaveLength(1);
    expect(upcomingDays(days, dateAt(lateEvening, "Europe/Berlin"))).toHaveLength(0);
  });

  it("are printed as one day or several", () => {
    expect(days.map(printDays)).toEqual([
      "December 24, 2026 to December 26, 2026",
      "November 26, 2026",
    ]);
  });
});
