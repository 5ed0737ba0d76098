import { useEffect, useState } from "react";
import { statusWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { onWindow } from "../../islands/window.ts";
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
    const stop = onWindow("pageshow")(renew);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      stop();
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
