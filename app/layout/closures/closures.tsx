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

const dateOptions = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const;

/** Returns a line such as “Beverly Hills: closed on Friday, January 1”. */
function closureText(
  { date, until, hours, office, reason }: (typeof specialDays)[number],
  { closures }: ReturnType<typeof useLabels>,
  language?: string,
): string {
  const { format } = new Intl.DateTimeFormat(language ?? practice.language, dateOptions);
  const first = format(new Date(date));
  const days = until ? fill(closures.fromTo, { first, last: format(new Date(until)) }) : first;
  const span = hours && formatSpan(hours, closures);
  const line = span
    ? fill(closures.open, { hours: language === "es" ? toSpanishDayPeriods(span) : span, days })
    : fill(closures.closed, { days });
  const name = offices.find(({ id }) => id === office)?.name;
  // The reason is in the language of the site.
  return `${name ? `${name}: ` : ""}${line}${reason && !language ? ` (${reason})` : ""}`;
}

/** The days with special hours, above the header. Lines name their dates, so they are correct without script. */
export function Closures() {
  const labels = useLabels();
  const language = useTranslation()?.language;
  if (specialDays.length === 0) return null;
  const lines = specialDays.map((day) => ({
    from: shownFrom(day.date),
    to: day.until ?? day.date,
    text: closureText(day, labels, language),
  }));
  return (
    <aside
      className="closures"
      aria-label={labels.closures.name}
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
