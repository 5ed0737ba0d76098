/** One thing that stands between this copy and going live. */
export type LaunchItem = {
  group: LaunchGroup;
  file: string;
  field: string;
  found: string;
  todo: string;
};

/** The groups of the launch list, in the order in which a practice would work through them. */
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

/** Prints a value of the content in a line of the list. */
export function printValue(value: unknown): string {
  if (value === "" || value === null || value === undefined) return "nothing yet";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
}
