import { hoursWords, type Office, statusWords } from "#content";
import { days, formatClock, type Hours } from "../../../content-schema/format/hours.ts";
import { localTime } from "../../../content-schema/format/local-time.ts";
import { formatDay } from "../../components/date/format-date.ts";

export type OfficeStatus =
  | { open: true; closes: string }
  | { open: false; opens: { day: string; at: string } | null; reason?: string };

/** The usual hours of an office and its special days. */
export type Schedule = Pick<Office, "hours" | "specialDays">;

const { days: dayNames } = hoursWords;

/** Adds days to a date at noon UTC, so that daylight saving time cannot shift it. */
function addDays(date: string, count: number): Date {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + count);
  return noon;
}

function planFor(date: Date, { hours, specialDays }: Schedule): { hours: Hours; reason?: string } {
  const iso = date.toISOString().slice(0, 10);
  const special = specialDays.find((day) => day.date <= iso && iso <= (day.until ?? day.date));
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
