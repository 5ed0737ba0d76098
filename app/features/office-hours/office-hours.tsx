import { useEffect, useState } from "react";
import { practice } from "../../../content/practice.ts";
import type { Office } from "../../../content/schema.ts";
import "./office-hours.css";
import { formatClock, officeStatus, summarizeWeek } from "./office-status.ts";

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

/** “Open until 5:00 PM” or “Opens Monday 9:00 AM”, in the office's own time. */
export function OfficeStatusLine({ office }: { office: Office }) {
  const now = useNow();
  const status = now ? officeStatus(office, practice.timeZone, now) : null;
  return (
    <p className="office-status" data-open={status?.open}>
      {status?.open ? `Open until ${status.closes}` : null}
      {status && !status.open
        ? status.opens
          ? `Closed. Opens ${status.opens.day} ${status.opens.at}`
          : "Closed. Please call for the next date"
        : null}
    </p>
  );
}

/** The week's hours of an office, in Pacific time, with the special days to come. */
export function OfficeHours({ office }: { office: Office }) {
  return (
    <dl className="office-hours">
      {summarizeWeek(office.hours).map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours === "closed" ? "Closed" : `${hours} Pacific`}</dd>
        </div>
      ))}
      {office.specialDays.map(({ date, hours, reason }) => (
        <div key={date}>
          <dt>
            {new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
              new Date(date),
            )}{" "}
            ({reason})
          </dt>
          <dd>
            {hours ? `${formatClock(hours.opens)} to ${formatClock(hours.closes)}` : "Closed"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
