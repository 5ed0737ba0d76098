import { hoursWords, statusWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { days, formatClock, type Hours, type Week } from "../../../content-schema/format/hours.ts";
import { localTime } from "../../../content-schema/format/local-time.ts";
import { formatDate, formatDay } from "../../components/date/format-date.ts";

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

export type OfficeStatus =
  | { open: true; closes: string }
  | { open: false; opens: { day: string; at: string } | null; reason?: string };

/** The usual hours of an office and its special days. */
export type Schedule = {
  hours: Week;
  specialDays: readonly SpecialDays[];
};

const { days: dayNames } = hoursWords;

/** Adds days to a date at noon UTC, so that daylight saving time cannot shift it. */
function addDays(date: string, count: number): Date {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + count);
  return noon;
}

function planFor(date: Date, { hours, specialDays }: Schedule): { hours: Hours; reason?: string } {
  const iso = date.toISOString().slice(0, 10);
  const special = specialDays.find((day) => day.date <= iso && iso <= lastDay(day));
  return special ?? { hours: hours[days[date.getUTCDay()] ?? "sunday"] };
}

/** Returns `today`, a weekday within a week, or weekday and date: “Monday, January 4”. */
function printDay(day: Date, ahead: number): string {
  if (ahead === 0) return statusWords.today;
  const weekday = dayNames[days[day.getUTCDay()] ?? "sunday"];
  if (ahead < 7) return weekday;
  return `${weekday}, ${formatDay(day)}`;
}

/** How far ahead to search for the next opening (days). */
const horizon = 60;

/**
 * Returns whether an office is open and until when, or when it opens next (within sixty days), and
 * the reason if a special day closes it today.
 */
export function officeStatus(office: Schedule, timeZone: string, now: Date): OfficeStatus {
  const { date, time } = localTime(now, timeZone);
  const { hours: today, reason } = planFor(addDays(date, 0), office);
  if (today && time >= today.opens && time < today.closes) {
    return { open: true, closes: formatClock(today.closes) };
  }
  const closed = { open: false, ...(reason && !today ? { reason } : {}) } as const;
  for (let ahead = 0; ahead < horizon; ahead += 1) {
    const day = addDays(date, ahead);
    const { hours } = planFor(day, office);
    if (!hours || (ahead === 0 && time >= hours.opens)) continue;
    return { ...closed, opens: { day: printDay(day, ahead), at: formatClock(hours.opens) } };
  }
  return { ...closed, opens: null };
}
