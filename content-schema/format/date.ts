// Not `Intl.DateTimeFormat`: office hours run in browsers, and phones need 100 ms to create one.

/** Formats a UTC date: “January 4”. */
export const formatDay = (date: Date, months: readonly string[]): string =>
  `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;

/** Formats a date such as `2026-11-01`: “November 1, 2026”. */
export function formatDate(iso: string, months: readonly string[]): string {
  const date = new Date(iso);
  return `${formatDay(date, months)}, ${date.getUTCFullYear()}`;
}
