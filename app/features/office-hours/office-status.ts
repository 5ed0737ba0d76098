import type { Office } from "../../../content/schema.ts";

export type OfficeStatus =
  | { open: true; closes: string }
  | { open: false; opens: { day: string; at: string } | null };

type Schedule = Pick<Office, "hours" | "specialDays">;

const days = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
export const dayNames = {
  sunday: "Sunday",
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
};

/** Prints a 24-hour clock time as Americans do: `17:00` becomes `5:00 PM`. */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** The calendar date and the clock at an office, whatever zone the visitor is in. */
function localTime(now: Date, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** Calendar arithmetic on a date without a clock, so daylight-saving changes cannot shift it. */
function addDays(date: string, count: number): Date {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + count);
  return noon;
}

function hoursOn(date: Date, { hours, specialDays }: Schedule) {
  const iso = date.toISOString().slice(0, 10);
  const special = specialDays.find((day) => day.date === iso);
  return special ? special.hours : hours[days[date.getUTCDay()] ?? "sunday"];
}

/**
 * Whether an office is open now and until when, or when it opens next (within two weeks).
 * The day is `today` or the day's name.
 */
export function officeStatus(office: Schedule, timeZone: string, now: Date): OfficeStatus {
  const { date, time } = localTime(now, timeZone);
  const today = hoursOn(addDays(date, 0), office);
  if (today && time >= today.opens && time < today.closes) {
    return { open: true, closes: formatClock(today.closes) };
  }
  for (let ahead = 0; ahead < 14; ahead += 1) {
    const day = addDays(date, ahead);
    const hours = hoursOn(day, office);
    if (!hours || (ahead === 0 && time >= hours.opens)) continue;
    const name = dayNames[days[day.getUTCDay()] ?? "sunday"];
    return {
      open: false,
      opens: { day: ahead === 0 ? "today" : name, at: formatClock(hours.opens) },
    };
  }
  return { open: false, opens: null };
}

/** One line of a week: `Monday to Friday`, `9:00 AM to 5:00 PM`. */
export type HoursLine = { days: string; hours: string };

/** Sums a week up, joining neighbouring days with the same hours; the week starts on Monday. */
export function summarizeWeek(week: Office["hours"]): HoursLine[] {
  const lines: { first: string; last: string; count: number; hours: string }[] = [];
  for (const day of [...days.slice(1), days[0]] as const) {
    const open = week[day as keyof typeof week];
    const hours = open ? `${formatClock(open.opens)} to ${formatClock(open.closes)}` : "closed";
    const line = lines.at(-1);
    const name = dayNames[day as keyof typeof dayNames];
    if (line?.hours === hours) Object.assign(line, { last: name, count: line.count + 1 });
    else lines.push({ first: name, last: name, count: 1, hours });
  }
  return lines.map(({ first, last, count, hours }) => ({
    days: count === 1 ? first : `${first} ${count === 2 ? "and" : "to"} ${last}`,
    hours,
  }));
}
