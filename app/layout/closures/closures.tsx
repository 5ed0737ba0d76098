import { today } from "#content/facts";
import { practice } from "#content/practice";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatSpan, toSpanishDayPeriods } from "../../../content-schema/format/hours.ts";
import { InlineScript } from "../../document/inline-script.tsx";
import { useLabels, useTranslation } from "../../page-context.ts";
import "./closures.css";

const { offices, specialDays, timeZone } = practice;

/** How long before the first day its line shows. */
const daysBefore = 7;

function shownFrom(date: string): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() - daysBefore);
  return day.toISOString().slice(0, 10);
}

/** Shows today's lines before the first paint, in the time zone of the offices. Swedish dates are ISO 8601. */
const script = `{
const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "${timeZone}" }).format();
const { parentElement } = document.currentScript;
const lines = [...parentElement.querySelectorAll("p")];
for (const line of lines) line.hidden = today < line.dataset.from || today > line.dataset.to;
parentElement.hidden = lines.every((line) => line.hidden);
}`;

/** The days with special hours, above the header. Lines name their dates, so they are correct without script. */
export function Closures() {
  const { closures } = useLabels();
  const language = useTranslation()?.language;
  if (specialDays.length === 0) return null;
  const { format } = new Intl.DateTimeFormat(language ?? practice.language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  const lines = specialDays.map(({ date, until, hours, office, reason }) => {
    const first = format(new Date(date));
    const last = until && format(new Date(until));
    const days = last ? fill(closures.fromTo, { first, last }) : first;
    const span = hours && formatSpan(hours, closures);
    const line = span
      ? fill(closures.open, { hours: language === "es" ? toSpanishDayPeriods(span) : span, days })
      : fill(closures.closed, { days });
    const where = offices.find(({ id }) => id === office);
    // The reason is in the language of the site.
    const why = reason && !language ? ` (${reason})` : "";
    return {
      from: shownFrom(date),
      to: until ?? date,
      text: `${where ? `${where.name}: ` : ""}${line}${why}`,
    };
  });
  return (
    <aside
      className="closures"
      aria-label={closures.name}
      hidden={lines.every(({ from }) => today < from)}
    >
      {lines.map(({ from, to, text }) => (
        <p key={text} className="page-width" data-from={from} data-to={to} hidden={today < from}>
          {text}
        </p>
      ))}
      <InlineScript code={script} />
    </aside>
  );
}
