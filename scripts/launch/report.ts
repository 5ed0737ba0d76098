import { people, type Task } from "../../content-schema/samples.ts";

/** A task before launch, and the field that it is about. */
export type LaunchItem = Task & { file: string; field: string; found: string };

const mostPlaces = 3;

/** Formats a content value for a line of the list. */
export function printValue(value: unknown): string {
  if (value === "" || value === null || value === undefined) return "nothing yet";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
}

/** Returns the items by person, and those of a person by task. */
export const byPerson = (items: readonly LaunchItem[]) =>
  people.flatMap((who) => {
    const own = items.filter((item) => item.who === who);
    const tasks = [...new Set(own.map(({ todo }) => todo))].map((todo) => ({
      todo,
      places: own.filter((item) => item.todo === todo),
    }));
    const title = `${who[0]?.toUpperCase()}${who.slice(1)}`;
    return own.length > 0 ? [{ who, title, count: own.length, tasks }] : [];
  });

/** Formats what the list says first. */
export const headline = (count: number) =>
  count === 0
    ? "Ready: nothing stands between this copy and going live."
    : `Not ready: ${count} ${count === 1 ? "thing" : "things"} to do before this site goes live.`;

/** How an item of a sample is done. */
export const remedy =
  "A sample is done when its true value is written, or when content/confirmed.yaml names its field because it is true as it stands.";

/** Formats the list for people: tasks by person, each with the first of its places. */
export function printList(items: readonly LaunchItem[]): string {
  const lines = items.length === 0 ? [] : [remedy];
  for (const { title, count, tasks } of byPerson(items)) {
    lines.push("", `${title} (${count})`);
    for (const { todo, places } of tasks) {
      lines.push(`  ${todo}`);
      const shown = places.length > mostPlaces + 1 ? places.slice(0, mostPlaces) : places;
      lines.push(...shown.map(({ file, field, found }) => `    ${file}  ${field}: ${found}`));
      if (shown.length < places.length) lines.push(`    and ${places.length - shown.length} more`);
    }
  }
  return [headline(items.length), ...lines].join("\n");
}
