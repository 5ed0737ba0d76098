import { months } from "../../../content-schema/language.ts";

/*
 * By hand, since office hours print dates in the browser too, whose own formatter takes a phone a
 * tenth of a second to get ready.
 */

/** Prints month and day of a UTC date: “January 4”. */
export const formatDay = (date: Date): string =>
  `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;

/** Prints a calendar date such as `2026-11-01` as Americans do: “November 1, 2026”. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return `${formatDay(date)}, ${date.getUTCFullYear()}`;
}
