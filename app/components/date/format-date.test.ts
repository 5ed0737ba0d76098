import { expect, it } from "vitest";
import { formatDate, formatDay } from "./format-date.ts";

it.each([
  ["2026-01-04", "January 4, 2026"],
  ["2026-11-30", "November 30, 2026"],
  ["2028-02-29", "February 29, 2028"],
])("prints %s as %s in every zone", (iso, text) => {
  expect(formatDate(iso)).toBe(text);
  expect(formatDay(new Date(iso))).toBe(text.replace(/,.*/, ""));
});
