import { type Office, practice } from "#content/practice";
import { hours as hoursWords } from "#words/offices";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatSpan, summarizeWeek } from "../../../content-schema/format/hours.ts";
import { formatDate } from "../../components/date/format-date.ts";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { Island } from "../../islands/island.tsx";
import StatusLine from "./status-line.island.tsx";
import "./office-hours.css";

const { timeZoneLabel } = practice;

/** Whether an office is open now. */
export const OfficeStatusLine = ({ office: { id } }: { office: Office }) => (
  <Island name="status-line" on="visible">
    <StatusLine officeId={id} />
  </Island>
);

/** Formats a day or a range: `December 25, 2026`, `December 24, 2026 to January 3, 2027`. */
function formatSpecialDays({ date, until, reason }: Office["specialDays"][number]): string {
  const first = formatDate(date);
  const days = until ? fill(hoursWords.fromTo, { first, last: formatDate(until) }) : first;
  return reason ? `${days} (${reason})` : days;
}

/** The build omits past special days; the start script hides those that have passed since. */
export function OfficeHours({ office: { hours, specialDays } }: { office: Office }) {
  const { closed, zone } = hoursWords;
  const open = (span: string) => fill(zone, { hours: span, zone: timeZoneLabel });
  const week = summarizeWeek(hours, hoursWords).map((line) => ({
    label: line.days,
    value: line.hours === "closed" ? closed : open(line.hours),
  }));
  const special = specialDays.map((day) => ({
    label: formatSpecialDays(day),
    value: day.hours ? open(formatSpan(day.hours, hoursWords)) : closed,
    until: day.until ?? day.date,
  }));
  return <DescriptionList className="office-hours stack" entries={[...week, ...special]} />;
}
