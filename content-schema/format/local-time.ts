/** Cached by time zone: creating a format takes longer than rendering a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns date and 24-hour time, such as `2026-11-21` and `09:30`. */
export function localTime(now: Date, timeZone: string): { date: string; time: string } {
  // The Swedish locale uses ISO 8601 dates and times: 2026-11-21 09:30:00.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, format);
  const [date = "", time = ""] = format.format(now).split(" ");
  return { date, time: time.slice(0, 5) };
}
