import { useEffect, useState } from "react";
import { officeWords } from "../../../content/office-words.ts";
import { practice } from "../../../content/practice.ts";
import type { Office } from "../../../content/schema.ts";
import { fill } from "../../components/fill/fill.ts";
import "./office-hours.css";
import { dateAt } from "./local-time.ts";
import { formatSpan, type OfficeStatus, officeStatus, summarizeWeek } from "./office-status.ts";
import { printDays, upcomingDays } from "./special-days.ts";

const minute = 60_000;
const words = officeWords.hours;

/** The time now, renewed each minute; null in the built file, which cannot know it. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const renew = () => setNow(new Date());
    // In a task of its own: the first look at a far clock takes as long as taking over a page.
    const first = setTimeout(renew);
    const timer = setInterval(renew, minute);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}

/** What the line says: “Open until 5:00 PM”, “Closed today (Christmas Day). Opens Monday 9:00 AM”. */
function statusWords(status: OfficeStatus): string {
  const { open, closed, closedToday, opens, call } = officeWords.status;
  if (status.open) return fill(open, { time: status.closes });
  const now = status.reason ? fill(closedToday, { reason: status.reason }) : closed;
  const next = status.opens ? fill(opens, { day: status.opens.day, time: status.opens.at }) : call;
  return `${now} ${next}`;
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
          <dd>{hours === "closed" ? words.closed : fill(words.zone, { hours })}</dd>
        </div>
      ))}
      {special.map((day) => (
        <div key={day.date}>
          <dt>{`${printDays(day)} (${day.reason})`}</dt>
          <dd>{day.hours ? fill(words.zone, { hours: formatSpan(day.hours) }) : words.closed}</dd>
        </div>
      ))}
    </dl>
  );
}
