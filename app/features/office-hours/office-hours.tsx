import { hoursWords, type Office, practice } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatSpan, summarizeWeek } from "../../../content-schema/format/hours.ts";
import { formatDate } from "../../components/date/format-date.ts";
import { shownUntil } from "../../data-attributes.ts";
import { Island } from "../../islands/island.tsx";
import { StatusLine } from "./status-line.tsx";
import "./office-hours.css";

const { timeZone, timeZoneLabel } = practice;

/** Whether an office is open now. */
export function OfficeStatusLine({ office: { hours, specialDays } }: { office: Office }) {
  return (
    <Island name="status-line" on="visible">
      <StatusLine {...{ hours, specialDays, timeZone }} />
    </Island>
  );
}

/** Formats a day or a range: `December 25, 2026`, `December 24, 2026 to January 3, 2027`. */
function printDays({ date, until }: Office["specialDays"][number]): string {
  const first = formatDate(date);
  return until ? fill(hoursWords.fromTo, { first, last: formatDate(until) }) : first;
}

/** The build omits past special days; the start script hides those that have passed since. */
export function OfficeHours({ office: { hours, specialDays } }: { office: Office }) {
  const { closed, zone } = hoursWords;
  const open = (span: string) => fill(zone, { hours: span, zone: timeZoneLabel });
  return (
    <dl className="office-hours">
      {summarizeWeek(hours, hoursWords).map((line) => (
        <div key={line.days}>
          <dt>{line.days}</dt>
          <dd>{line.hours === "closed" ? closed : open(line.hours)}</dd>
        </div>
      ))}
      {specialDays.map((day) => (
        <div key={day.date} {...shownUntil(day.until ?? day.date)}>
          <dt>{`${printDays(day)} (${day.reason})`}</dt>
          <dd>{day.hours ? open(formatSpan(day.hours, hoursWords)) : closed}</dd>
        </div>
      ))}
    </dl>
  );
}
