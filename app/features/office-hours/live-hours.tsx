import { useEffect, useState } from "react";
import { statusWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { dateAt } from "../../../content-schema/format/local-time.ts";
import { type OfficeStatus, officeStatus, type Schedule } from "./office-status.ts";

const minute = 60_000;

/**
 * Returns the current time, updated each minute and on a restore from the back/forward cache; null
 * in the served HTML.
 */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const renew = () => setNow(new Date());
    // In a separate task: on a slow phone the first time zone format takes as long as hydration.
    const first = setTimeout(renew);
    const timer = setInterval(renew, minute);
    addEventListener("pageshow", renew);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener("pageshow", renew);
    };
  }, []);
  return now;
}

/** Returns the text: “Open until 5:00 PM”, “Closed today (Christmas Day). Opens Monday 9:00 AM”. */
function statusText(status: OfficeStatus): string {
  const { open, closed, closedToday, opens, call } = statusWords;
  if (status.open) return fill(open, { time: status.closes });
  const now = status.reason ? fill(closedToday, { reason: status.reason }) : closed;
  const next = status.opens ? fill(opens, { day: status.opens.day, time: status.opens.at }) : call;
  return `${now} ${next}`;
}

/** Whether an office is open now, in the office's time zone; empty in the served HTML. */
export function StatusLine({ timeZone, ...schedule }: Schedule & { timeZone: string }) {
  const now = useNow();
  const status = now ? officeStatus(schedule, timeZone, now) : null;
  return (
    <p className="office-status" data-open={status?.open}>
      {status ? statusText(status) : null}
    </p>
  );
}

export type WeekLine = {
  days: string;
  hours: string;
  /** The last date on which the line is shown; regular hours have none. */
  until?: string;
};

/** An office's hours, without special days that have passed. */
export function Week({ lines, timeZone }: { lines: readonly WeekLine[]; timeZone: string }) {
  const now = useNow();
  const today = now ? dateAt(now, timeZone) : "";
  return (
    <dl className="office-hours">
      {lines
        .filter(({ until }) => until === undefined || until >= today)
        .map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
    </dl>
  );
}
