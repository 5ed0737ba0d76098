/** A task before launch. */
export type LaunchItem = {
  group: LaunchGroup;
  file: string;
  field: string;
  found: string;
  todo: string;
};

/** Groups of tasks, in the order to complete them. */
export const launchGroups = [
  "Settings of the deployment",
  "Addresses of vendors and other sites",
  "Facts of the practice",
  "Promises to patients",
  "Words on pages",
  "Patient notices",
  "Medical reviews",
  "Sources",
  "Testimonials",
  "Gallery",
  "Choices that need a named review",
  "Links that do not answer",
] as const;

export type LaunchGroup = (typeof launchGroups)[number];

/** Formats a content value for a line of the list. */
export function printValue(value: unknown): string {
  if (value === "" || value === null || value === undefined) return "nothing yet";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
}

/** Returns the groups that have items. */
export const byGroup = (items: readonly LaunchItem[]) =>
  launchGroups.flatMap((title) => {
    const own = items.filter(({ group }) => group === title);
    return own.length > 0 ? [{ title, count: own.length, items: own }] : [];
  });

/** Formats the list for people: groups with counts, tasks and their places. */
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
