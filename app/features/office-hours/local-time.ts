/** Kept by zone: to make one takes longer than to render a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  // Swedish dates and clocks are those of ISO 8601: 2026-11-21 09:30:00.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, format);
  return format;
}

/** The calendar date and the clock at a place, whatever zone the visitor is in. */
export function localTime(now: Date, timeZone: string): { date: string; time: string } {
  const [date = "", time = ""] = formatFor(timeZone).format(now).split(" ");
  return { date, time: time.slice(0, 5) };
}

/** The calendar date at a place, as `2026-11-21`. */
export const dateAt = (now: Date, timeZone: string): string => localTime(now, timeZone).date;
