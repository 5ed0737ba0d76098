import { useEffect, useState } from "react";
import { onWindow } from "../../islands/window.ts";
import { officeStatus, type Schedule } from "./office-status.ts";

const minute = 60_000;

/** Null in the served HTML; updated each minute and on a restore from the back/forward cache. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const renew = () => setNow(new Date());
    // In a separate task: on a slow phone the first time zone format takes as long as hydration.
    const first = setTimeout(renew);
    const timer = setInterval(renew, minute);
    const stop = onWindow("pageshow", renew);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}

/** Empty in the served HTML. */
export function StatusLine({ timeZone, ...schedule }: Schedule & { timeZone: string }) {
  const now = useNow();
  const status = now ? officeStatus(schedule, timeZone, now) : null;
  return (
    <p className="office-status" data-open={status?.open}>
      {status?.text}
    </p>
  );
}
