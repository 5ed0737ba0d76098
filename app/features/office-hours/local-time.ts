/** Kept by zone: to make one takes longer than to render a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(timeZone, made);
  return made;
}

/** The calendar date and the clock at a place, whatever zone the visitor is in. */
export function localTime(now: Date, timeZone: string): { date: string; time: string } {
  const parts = formatFor(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** The calendar date at a place, as `2026-11-21`. */
export const dateAt = (now: Date, timeZone: string): string => localTime(now, timeZone).date;
