import { contactsFolder } from "../../app/file-paths.ts";
import { typeOf } from "../../server/files.ts";
import { headersFor, type Rules } from "../../server/rules.ts";

/** Cloudflare's limits for `_headers` and `_redirects`; other hosts allow more. */
const limits = { headerRules: 100, lineLength: 2000, redirects: 2000 };

/**
 * Generates `_headers`, for hosts with TLS. Sets no header twice for a path, because hosts handle
 * duplicates differently: headers that differ in a folder are set for folders only, and pages have
 * the host's own, such as `Cache-Control: public, max-age=0, must-revalidate`.
 * @throws if the strictest host's limit is exceeded
 */
export function headersFile(rules: Rules): string {
  const [all, ...folders] = rules.headers.map(({ path }) => ({
    path,
    headers: Object.entries(headersFor(rules, path, true)),
  }));
  if (!all) throw new Error("_headers: expected a rule for all paths, found none");
  const general = new Map(all.headers);
  const differing = new Set(
    folders.flatMap(({ headers }) =>
      headers.filter(([name, value]) => general.get(name) !== value).map(([name]) => name),
    ),
  );
  const lines = (headers: [string, string][]) =>
    headers.map(([name, value]) => `  ${name}: ${value}`);
  const blocks = [
    [all.path, ...lines(all.headers.filter(([name]) => !differing.has(name)))],
    ...folders.map(({ path, headers }) => [
      path,
      ...lines(headers.filter(([name]) => differing.has(name))),
    ]),
    // These hosts send an obsolete media type.
    [`${contactsFolder}*`, `  Content-Type: ${typeOf("office.vcf")}`],
  ];
  if (blocks.length > limits.headerRules) {
    throw new Error(
      `_headers: expected at most ${limits.headerRules} rules, found ${blocks.length}`,
    );
  }
  const long = blocks.flat().find((line) => line.length > limits.lineLength);
  if (long) {
    throw new Error(
      `_headers: expected lines of at most ${limits.lineLength} characters, found ${long.length}: ${long.slice(0, 60)}…`,
    );
  }
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** Generates `_redirects`, in which unknown paths are not `real` ones. Throws above the limit. */
export function redirectsFile(rules: Rules, real: readonly string[]): string {
  const redirects = [...rules.redirects];
  for (const rule of rules.missing) {
    if (!("to" in rule)) continue;
    const kept = real.filter((path) => path.startsWith(rule.path.slice(0, -1)));
    redirects.push(...kept.map((path) => ({ from: path, to: path, status: 200 })));
    redirects.push({ ...rule, from: rule.path.replace("*", ":missing") });
  }
  if (redirects.length > limits.redirects) {
    throw new Error(
      `_redirects: expected at most ${limits.redirects} rules, found ${redirects.length}`,
    );
  }
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}
