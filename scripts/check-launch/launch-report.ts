import { upperFirst } from "../../content-schema/format/upper-first.ts";
import { roles, type Task } from "../../content-schema/samples.ts";
import { escapeHtml } from "../escape-html.ts";

export type LaunchItem = Task & { file: string; field: string; found: string };

const maxPlaces = 3;

/** Formats a content value for a line of the list. */
export function formatValue(value: unknown): string {
  if (value === "" || value === null || value === undefined) return "nothing yet";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
}

/** Returns the items by person, and those of a person by task. */
const byPerson = (items: readonly LaunchItem[]) =>
  roles.flatMap((who) => {
    const theirs = items.filter((item) => item.who === who);
    const tasks = [...new Set(theirs.map(({ todo }) => todo))].map((todo) => ({
      todo,
      places: theirs.filter((item) => item.todo === todo),
    }));
    return theirs.length > 0 ? [{ who, title: upperFirst(who), count: theirs.length, tasks }] : [];
  });

function headline(count: number): string {
  if (count === 0) return "Ready: nothing stands between this copy and going live.";
  const things = count === 1 ? "1 thing" : `${count} things`;
  return `Not ready: ${things} to do before this site goes live.`;
}

const remedy =
  "A sample is done when its true value is written, or when it is confirmed as true as it stands: in the form under “Settings” and “Confirmed”, in files in content/confirmed.yaml.";

/** Formats the list as text: tasks by person, each with its first places. */
export function formatList(items: readonly LaunchItem[]): string {
  const lines = items.length === 0 ? [] : [remedy];
  for (const { title, count, tasks } of byPerson(items)) {
    lines.push("", `${title} (${count})`);
    for (const { todo, places } of tasks) {
      lines.push(`  ${todo}`);
      const shown = places.length > maxPlaces + 1 ? places.slice(0, maxPlaces) : places;
      lines.push(...shown.map(({ file, field, found }) => `    ${file}  ${field}: ${found}`));
      if (shown.length < places.length) lines.push(`    and ${places.length - shown.length} more`);
    }
  }
  return [headline(items.length), ...lines].join("\n");
}

const style = `
body { max-width: 50rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0; }
ol > li { margin-block: 0.75rem; }
ul { padding-inline-start: 1.25rem; color: #444; }
@media print { nav { display: none; } a { color: inherit; text-decoration: none; } li { break-inside: avoid; } }
`;

/** Returns the list as an HTML document: one that opens fields in the form, or one to send. */
export function launchPage(
  items: readonly LaunchItem[],
  placeOf: (item: LaunchItem) => { place: string; address: string | null },
  inForm: boolean,
): string {
  const line = (item: LaunchItem) => {
    const { place, address } = placeOf(item);
    const name = escapeHtml(place);
    const link =
      inForm && address ? `<a href="${escapeHtml(address)}" target="place">${name}</a>` : name;
    return `<li>${link}: ${escapeHtml(item.found)}</li>`;
  };
  const sections = byPerson(items).map(({ who, title, count, tasks }) => {
    const file = `before-launch-${who}.html`;
    const send = `<nav aria-label="${title}"><a href="/launch.html?for=${who}" download="${file}">Save this part, to print or send</a></nav>`;
    const list = tasks.map(
      ({ todo, places }) => `<li>${escapeHtml(todo)}<ul>${places.map(line).join("")}</ul></li>`,
    );
    return `<section aria-labelledby="${who}"><h2 id="${who}">${title} (${count})</h2>${inForm ? send : ""}<ol>${list.join("")}</ol></section>`;
  });
  const formAssets =
    '<link rel="stylesheet" href="/editor.css"><script type="module" src="/launch.js"></script>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Before this site goes live</title>
<link rel="icon" href="data:,">
<style>${style}</style>
${inForm ? formAssets : ""}
</head>
<body>
<header><h1>Before this site goes live</h1>
<p role="status">${escapeHtml(headline(items.length))}</p></header>
<main><p>${escapeHtml(remedy)}</p>
${sections.join("\n")}</main>
</body>
</html>
`;
}
