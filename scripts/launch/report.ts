import { type LaunchItem, launchGroups } from "./item.ts";

/** The items of each group that has any. */
export const byGroup = (items: readonly LaunchItem[]) =>
  launchGroups
    .map((title) => ({ title, items: items.filter(({ group }) => group === title) }))
    .filter((group) => group.items.length > 0)
    .map(({ title, items: own }) => ({ title, count: own.length, items: own }));

/** The list as people read it: groups with counts, what to do, and the places where. */
export function printList(items: readonly LaunchItem[]): string {
  if (items.length === 0) return "Ready: nothing stands between this copy and going live.";
  const lines = [
    `Not ready: ${items.length} ${items.length === 1 ? "thing" : "things"} to do before this site goes live.`,
  ];
  for (const { title, count, items: own } of byGroup(items)) {
    lines.push("", `${title} (${count})`);
    for (const todo of new Set(own.map((item) => item.todo))) {
      const places = own.filter((item) => item.todo === todo);
      lines.push(`  ${todo}`);
      lines.push(...places.map(({ file, field, found }) => `    ${file}  ${field}: ${found}`));
    }
  }
  return lines.join("\n");
}
