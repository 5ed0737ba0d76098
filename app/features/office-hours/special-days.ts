import { hoursWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatDate } from "../../components/date/format-date.ts";

/** Days on which an office is closed (`hours` is null) or has hours other than the regular ones. */
export type SpecialDays = {
  date: string;
  until?: string | undefined;
  hours: { opens: string; closes: string } | null;
  reason: string;
};

/** Returns the last of the special days, as `2026-12-26`. */
export const lastDay = ({ date, until }: Pick<SpecialDays, "date" | "until">): string =>
  until ?? date;

/** Formats a day or a range: `December 25, 2026`, `December 24, 2026 to January 3, 2027`. */
export function printDays({ date, until }: Pick<SpecialDays, "date" | "until">): string {
  const first = formatDate(date);
  return until ? fill(hoursWords.fromTo, { first, last: formatDate(until) }) : first;
}
