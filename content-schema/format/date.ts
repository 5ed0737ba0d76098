// Not `Intl.DateTimeFormat`: office hours run in browsers, and phones need 100 ms to create one.

/** Formats a UTC date: “January 4”. */
export const formatDayWith = (date: Date, months: readonly string[]): string =>
  `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;

/** Formats a date such as `2026-11-01`: “November 1, 2026”. */
export function formatDateWith(iso: string, months: readonly string[]): string {
  const date = new Date(iso);
  return `${formatDayWith(date, months)}, ${date.getUTCFullYear()}`;
}
