import { dateAt } from "../../../content-schema/format/local-time.ts";
import { useNow } from "./use-now.ts";

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
