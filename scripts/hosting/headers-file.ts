import { contactsFolder } from "../../app/file-paths.ts";
import { typeOf } from "../../server/files.ts";
import { type Headers, headersFor, type Rules } from "../../server/rules.ts";

/** Cloudflare's limits for `_headers` and `_redirects`; other hosts allow more. */
const limits = { headerRules: 100, lineLength: 2000, redirects: 2000 };

/** Folders of files for which these hosts send an obsolete media type. */
const typed: Readonly<Record<string, Headers>> = {
  [`${contactsFolder}*`]: { "Content-Type": typeOf("office.vcf") },
};

/** Hosts that remove `.html` from paths need a rule for both forms. */
const bothForms = (path: string) =>
  path.endsWith(".html") ? [path, path.slice(0, -".html".length)] : [path];

/**
 * Generates `_headers`, for hosts with TLS. Sets no header twice for a path, because hosts handle
 * duplicates differently. The pages for unknown paths have their policy in a `<meta>` element.
 * @param others files and folders (ending in `*`) without a rule
 * @throws if the strictest host's limit is exceeded
 */
export function headersFile(rules: Rules, others: readonly string[]): string {
  const [general, ...named] = rules.headers.map(({ path }) => path);
  if (!general) throw new Error("_headers: expected a rule for all addresses, found none");
  const headers = [...named, ...others].flatMap((path) =>
    bothForms(path).map((form): [string, Headers] => [
      form,
      { ...headersFor(rules, path, true), ...typed[path] },
    ]),
  );
  const shared = Object.entries(headersFor(rules, general, true)).filter(([name, value]) =>
    headers.every(([, own]) => own[name] === value),
  );
  const isShared = (header: string) => shared.some(([name]) => name === header);
  const blocks = [
    [general, ...shared.map(([name, value]) => `  ${name}: ${value}`)],
    ...headers.map(([path, own]) => [
      path,
      ...Object.entries(own).flatMap(([name, value]) =>
        isShared(name) ? [] : [`  ${name}: ${value}`],
      ),
    ]),
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

/**
 * Generates `_redirects`.
 * @param real existing paths, which a rule for unknown paths must not match
 * @throws if Cloudflare's limit is exceeded
 */
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
