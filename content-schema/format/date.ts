/* Not `Intl.DateTimeFormat`: office hours format dates in the browser, and creating a formatter
   takes a phone 100 ms. */

/** Formats month and day of a UTC date: “January 4”. */
export const formatDay = (date: Date, months: readonly string[]): string =>
  `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;

/** Formats a calendar date such as `2026-11-01` in US style: “November 1, 2026”. */
export function formatDate(iso: string, months: readonly string[]): string {
  const date = new Date(iso);
  return `${formatDay(date, months)}, ${date.getUTCFullYear()}`;
}
