import { useEffect, useState } from "react";

const minute = 60_000;

/**
 * Returns the current time, updated each minute and on a restore from the back/forward cache; null
 * in the served HTML.
 */
export function useNow(): Date | null {
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
