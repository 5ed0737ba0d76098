import { statusWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { type OfficeStatus, officeStatus, type Schedule } from "./office-status.ts";
import { useNow } from "./use-now.ts";

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
