import { contactsFolder } from "../../app/file-paths.ts";
import { contentTypeOf } from "../../server/files.ts";
import { type Headers, headersFor, type Rules } from "../../server/rules.ts";

/** Generates `_headers`, which sets each header once per path, because hosts disagree on duplicates. */
export function headersFile(rules: Rules): string {
  const general = headersFor(rules, "/*", true);
  const folders = rules.headers
    // Hosts limit the number of rules, so that single pages have none.
    .filter(({ path }) => path !== "/*" && path.endsWith("*"))
    .map(({ path }) => ({ path, headers: headersFor(rules, path, true) }));
  const differing = new Set(
    folders.flatMap(({ headers }) =>
      Object.keys(headers).filter((name) => headers[name] !== general[name]),
    ),
  );
  const block = (path: string, headers: Headers, isFolder: boolean) => [
    path,
    ...Object.entries(headers)
      .filter(([name]) => differing.has(name) === isFolder)
      .map(([name, value]) => `  ${name}: ${value}`),
  ];
  const blocks = [
    block("/*", general, false),
    ...folders.map(({ path, headers }) => block(path, headers, true)),
    // These hosts send an obsolete media type.
    [`${contactsFolder}*`, `  Content-Type: ${contentTypeOf("office.vcf")}`],
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** Generates `_redirects`; the catch-all redirect leaves out `real` paths. */
export function redirectsFile(rules: Rules, real: readonly string[]): string {
  const redirects = [...rules.redirects];
  for (const rule of rules.missing) {
    if (!("to" in rule)) continue;
    const kept = real.filter((path) => path.startsWith(rule.path.slice(0, -1)));
    redirects.push(...kept.map((path) => ({ from: path, to: path, status: 200 })));
    redirects.push({ ...rule, from: rule.path.replace("*", ":missing") });
  }
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}
