import { hoursWords, type Office, practice } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatSpan, summarizeWeek } from "../../../content-schema/format/hours.ts";
import { Island } from "../../islands/island.tsx";
import { StatusLine, Week, type WeekLine } from "./live-hours.tsx";
import { lastDay, printDays } from "./office-status.ts";
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

/**
 * An office's weekly hours in the practice's time zone, and its upcoming special days. The
 * build drops past special days; the browser drops those that have passed since.
 */
export function OfficeHours({ office: { hours, specialDays } }: { office: Office }) {
  const { closed, zone } = hoursWords;
  const usual = summarizeWeek(hours, hoursWords).map(
    (line): WeekLine => ({
      days: line.days,
      hours:
        line.hours === "closed" ? closed : fill(zone, { hours: line.hours, zone: timeZoneLabel }),
    }),
  );
  const special = specialDays.map(
    (day): WeekLine => ({
      days: `${printDays(day)} (${day.reason})`,
      hours: day.hours
        ? fill(zone, { hours: formatSpan(day.hours, hoursWords), zone: timeZoneLabel })
        : closed,
      until: lastDay(day),
    }),
  );
  const week = <Week lines={[...usual, ...special]} timeZone={timeZone} />;
  if (special.length === 0) return week;
  return (
    <Island name="week" on="visible">
      {week}
    </Island>
  );
}
