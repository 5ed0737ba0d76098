import { hoursWords, statusWords } from "../../../content-schema/offices.ts";
import { formatDay } from "../../components/date/format-date.ts";
import { fill } from "../../components/fill/fill.ts";
import { localTime } from "./local-time.ts";
import { lastDay, type SpecialDays } from "./special-days.ts";

type Hours = { opens: string; closes: string } | null;

export type OfficeStatus =
  | { open: true; closes: string }
  | { open: false; opens: { day: string; at: string } | null; reason?: string };

/** The usual hours of an office and its special days. */
export type Schedule = {
  hours: Record<(typeof days)[number], Hours>;
  specialDays: readonly SpecialDays[];
};

const days = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
const { days: dayNames, fromTo, both } = hoursWords;

/** Formats a 24-hour time in the US style: `17:00` becomes `5:00 PM`. */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** Formats the hours of one day: `9:00 AM to 5:00 PM`. */
export const formatSpan = ({ opens, closes }: NonNullable<Hours>): string =>
  fill(fromTo, { first: formatClock(opens), last: formatClock(closes) });

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

/** One line of a week: `Monday to Friday`, `9:00 AM to 5:00 PM`. */
export type HoursLine = { days: string; hours: string };

/** Returns a week's hours, with consecutive days of the same hours merged, from Monday. */
export function summarizeWeek(week: Schedule["hours"]): HoursLine[] {
  const lines: { first: string; last: string; count: number; hours: string }[] = [];
  for (const day of [...days.slice(1), days[0]] as const) {
    const open = week[day as keyof typeof week];
    const hours = open ? formatSpan(open) : "closed";
    const line = lines.at(-1);
    const name = dayNames[day as keyof typeof dayNames];
    if (line?.hours === hours) Object.assign(line, { last: name, count: line.count + 1 });
    else lines.push({ first: name, last: name, count: 1, hours });
  }
  return lines.map(({ first, last, count, hours }) => ({
    days: count === 1 ? first : fill(count === 2 ? both : fromTo, { first, last }),
    hours,
  }));
}
