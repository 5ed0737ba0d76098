import { fill } from "./fill.ts";

/** The days of the week, in the order of `Date.getDay()`. */
export const days = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

type Day = (typeof days)[number];

export type Hours = { opens: string; closes: string } | null;

/** `null` means closed. */
type Week = Record<Day, Hours>;

/** `fromTo` has `{first}` and `{last}`, as `both` has, for two days in a row. */
type Words = { days: Record<Day, string>; fromTo: string; both: string };

/** Formats `17:00` as `5:00 PM`. */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** Such as `9:00 AM to 5:00 PM`. */
export const formatSpan = (
  { opens, closes }: NonNullable<Hours>,
  { fromTo }: Pick<Words, "fromTo">,
): string => fill(fromTo, { first: formatClock(opens), last: formatClock(closes) });

/** Such as `9:00 a. m. a 5:00 p. m.` */
export const toSpanishDayPeriods = (span: string): string =>
  span.replaceAll("AM", "a. m.").replaceAll("PM", "p. m.");

/** Merges consecutive days of the same hours; the week begins on Monday. */
export function summarizeWeek(week: Week, words: Words): { days: string; hours: string }[] {
  const lines: { first: string; last: string; count: number; hours: string }[] = [];
  for (const day of [...days.slice(1), days[0]]) {
    const open = week[day];
    const hours = open ? formatSpan(open, words) : "closed";
    const line = lines.at(-1);
    const name = words.days[day];
    if (line?.hours === hours) Object.assign(line, { last: name, count: line.count + 1 });
    else lines.push({ first: name, last: name, count: 1, hours });
  }
  return lines.map(({ first, last, count, hours }) => {
    const span = fill(count === 2 ? words.both : words.fromTo, { first, last });
    return { days: count === 1 ? first : span, hours };
  });
}

/** Such as `Monday to Friday, 9:00 AM to 5:00 PM`; a line for each group of days. */
export const openTimes = (week: Week, words: Words): string[] =>
  summarizeWeek(week, words)
    .filter(({ hours }) => hours !== "closed")
    .map(({ days, hours }) => `${days}, ${hours}`);

/** Returns the days that end on or after a date, in order. */
export const upcomingDays = <Day extends { date: string; until?: string | undefined }>(
  days: readonly Day[],
  today: string,
): Day[] =>
  days
    .filter(({ date, until }) => (until ?? date) >= today)
    .sort((a, b) => a.date.localeCompare(b.date));
