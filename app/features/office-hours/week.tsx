import { dateAt } from "./local-time.ts";
import { useNow } from "./use-now.ts";

export type WeekLine = {
  days: string;
  hours: string;
  /** The date after which the line is dropped; the usual week has none. */
  until?: string;
};

/** The hours of an office as they stand in the page, without the special days that are over by now. */
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
