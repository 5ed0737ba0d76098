import { escapedHtml } from "../escaped-html.ts";
import { byPerson, headline, type LaunchItem, remedy } from "./report.ts";

type Options = {
  /** The name of an item's place. */
  nameOf?: (item: LaunchItem) => string;
  /** The address of an item's field in the form. A page without it stands alone, to send. */
  open?: (item: LaunchItem) => string | null;
};

const style = `
body { max-width: 50rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0; }
ol > li { margin-block: 0.75rem; }
ul { padding-inline-start: 1.25rem; color: #444; }
@media print { nav { display: none; } a { color: inherit; text-decoration: none; } li { break-inside: avoid; } }
`;

const plainName = ({ file, field }: LaunchItem) => `${file}, ${field}`;

/** Renders the launch list as a page to read, print or send: tasks by person, with their places. */
export function launchPage(items: readonly LaunchItem[], options: Options = {}): string {
  const { nameOf = plainName, open } = options;
  const place = (item: LaunchItem) => {
    const address = open?.(item);
    const name = escapedHtml(nameOf(item));
    const link = address ? `<a href="${escapedHtml(address)}" target="_blank">${name}</a>` : name;
    return `<li>${link}: ${escapedHtml(item.found)}</li>`;
  };
  const sections = byPerson(items).map(({ who, title, count, tasks }) => {
    const file = `before-launch-${who}.html`;
    const send = `<nav><a href="/launch.html?for=${who}" download="${file}">Save this part, to print or send</a></nav>`;
    const list = tasks.map(
      ({ todo, places }) => `<li>${escapedHtml(todo)}<ul>${places.map(place).join("")}</ul></li>`,
    );
    return `<section aria-labelledby="${who}"><h2 id="${who}">${title} (${count})</h2>${open ? send : ""}<ol>${list.join("")}</ol></section>`;
  });
  const script = open ? '<script type="module" src="/launch.js"></script>' : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Before this site goes live</title>
<link rel="icon" href="data:,">
<style>${style}</style>
${script}
</head>
<body>
<h1>Before this site goes live</h1>
<p role="status">${escapedHtml(headline(items.length))}</p>
<main><p>${escapedHtml(remedy)}</p>
${sections.join("\n")}</main>
</body>
</html>
`;
}
