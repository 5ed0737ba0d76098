import { useEffect, useState } from "react";

const minute = 60_000;

/**
 * The time now, renewed each minute and when the page returns from the back/forward cache; null in
 * the served page, which cannot know it.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const renew = () => setNow(new Date());
    // In a task of its own: the first time zone takes a slow phone as long as the hydration.
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
