import { useEffect, useState } from "react";
import { practice } from "../../../content/practice.ts";
import type { Office } from "../../../content/schema.ts";
import "./office-hours.css";
import { dateAt } from "./local-time.ts";
import { formatClock, type OfficeStatus, officeStatus, summarizeWeek } from "./office-status.ts";
import { printDays, upcomingDays } from "./special-days.ts";

const minute = 60_000;

/** The time now, renewed each minute; null in the built file, which cannot know it. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What the line says: “Open until 5:00 PM”, “Closed today (Christmas Day). Opens Monday 9:00 AM”. */
function statusWords(status: OfficeStatus): string {
  if (status.open) return `Open until ${status.closes}`;
  const closed = status.reason ? `Closed today (${status.reason}).` : "Closed.";
  return status.opens
    ? `${closed} Opens ${status.opens.day} ${status.opens.at}`
    : `${closed} Please call for the next date`;
}

/** Whether an office is open now, in the office's own time. */
export function OfficeStatusLine({ office }: { office: Office }) {
  const now = useNow();
  const status = now ? officeStatus(office, practice.timeZone, now) : null;
  return (
    <p className="office-status" data-open={status?.open}>
      {status ? statusWords(status) : null}
    </p>
  );
}

/**
 * The week's hours of an office, in Pacific time, with the special days to come. The record drops
 * those that were over when the site was built; the browser drops those that are over by now.
 */
export function OfficeHours({ office }: { office: Office }) {
  const now = useNow();
  const special = now
    ? upcomingDays(office.specialDays, dateAt(now, practice.timeZone))
    : office.specialDays;
  return (
    <dl className="office-hours">
      {summarizeWeek(office.hours).map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours === "closed" ? "Closed" : `${hours} Pacific`}</dd>
        </div>
      ))}
      {special.map((day) => (
        <div key={day.date}>
          <dt>
            {printDays(day)} ({day.reason})
          </dt>
          <dd>
            {day.hours
              ? `${formatClock(day.hours.opens)} to ${formatClock(day.hours.closes)} Pacific`
              : "Closed"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
