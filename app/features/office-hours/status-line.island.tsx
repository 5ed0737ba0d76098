import { useEffect, useState } from "react";
import { months } from "#content/facts";
import { officeHours, timeZone } from "#content/office-hours";
import type { Office } from "#content/practice";
import { hours as hoursWords, status as statusWords } from "#words/offices";
import { formatDayWith } from "../../../content-schema/format/date.ts";
import { fill } from "../../../content-schema/format/fill.ts";
import { days, formatClock, type Hours } from "../../../content-schema/format/hours.ts";
import { localTime } from "../../../content-schema/format/local-time.ts";
import { onWindow } from "../../islands/window.ts";

type Schedule = Pick<Office, "hours" | "specialDays">;

/** At noon UTC, so that daylight saving time cannot shift the date. */
function addDays(date: string, count: number): Date {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + count);
  return noon;
}

function scheduleFor(
  date: Date,
  { hours, specialDays }: Schedule,
): { hours: Hours; reason?: string } {
  const iso = date.toISOString().slice(0, 10);
  const special = specialDays.find((day) => day.date <= iso && iso <= (day.until ?? day.date));
  return special ?? { hours: hours[days[date.getUTCDay()] ?? "sunday"] };
}

/** Returns `today`, a weekday within a week, or weekday and date: “Monday, January 4”. */
function formatOpeningDay(day: Date, ahead: number): string {
  if (ahead === 0) return statusWords.today;
  const weekday = hoursWords.days[days[day.getUTCDay()] ?? "sunday"];
  return ahead < 7 ? weekday : `${weekday}, ${formatDayWith(day, months)}`;
}

/** How far ahead to search for the next opening (days). */
const maxDaysAhead = 60;

/** Returns text such as “Closed today (Christmas Day). Opens Monday 9:00 AM”. */
export function officeStatus(office: Schedule, timeZone: string, now: Date) {
  const { open, closed, closedToday, opens, call } = statusWords;
  const { date, time } = localTime(now, timeZone);
  const { hours: today, reason } = scheduleFor(addDays(date, 0), office);
  if (today && time >= today.opens && time < today.closes) {
    return { open: true, text: fill(open, { time: formatClock(today.closes) }) };
  }
  const closedText = reason && !today ? fill(closedToday, { reason }) : closed;
  for (let ahead = 0; ahead < maxDaysAhead; ahead += 1) {
    const day = addDays(date, ahead);
    const { hours } = scheduleFor(day, office);
    if (!hours || (ahead === 0 && time >= hours.opens)) continue;
    const next = fill(opens, { day: formatOpeningDay(day, ahead), time: formatClock(hours.opens) });
    return { open: false, text: `${closedText} ${next}` };
  }
  return { open: false, text: `${closedText} ${call}` };
}

/**
 * Null in the served HTML; updated each minute, and when the page is seen again: the minute does not
 * pass while a phone sleeps.
 */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const renew = () => setNow(new Date());
    // In a separate task: on a slow phone the first time zone format takes as long as hydration.
    const timers = [setTimeout(renew), setInterval(renew, 60_000)];
    const stop = onWindow("pageshow visibilitychange", renew);
    return () => {
      timers.forEach(clearTimeout);
      stop();
    };
  }, []);
  return now;
}

/** Empty in the served HTML. */
export default function StatusLine({ officeId }: { officeId: string }) {
  const now = useNow();
  const office = officeHours[officeId];
  const status = now && office ? officeStatus(office, timeZone, now) : null;
  return (
    <p className="office-status with-icon" data-open={status?.open}>
      {status?.text}
    </p>
  );
}
