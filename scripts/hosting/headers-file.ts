import { contactsFolder } from "../../app/file-paths.ts";
import { typeOf } from "../../server/files.ts";
import { type Headers, headersFor, type Rules } from "../../server/rules.ts";

/** Cloudflare's limits of the two files; other hosts that read them allow more. */
const limits = { headerRules: 100, lineLength: 2000, redirects: 2000 };

/** Folders of files whose type these hosts would state by its old name. */
const typed: Readonly<Record<string, Headers>> = {
  [`${contactsFolder}*`]: { "Content-Type": typeOf("office.vcf") },
};

/** A host that takes `.html` off addresses needs the rule for both. */
const bothForms = (path: string) =>
  path.endsWith(".html") ? [path, path.slice(0, -".html".length)] : [path];

/**
 * `_headers` for hosts that know the file, all of which speak TLS: no header is set twice for one
 * address, because hosts differ in what that means. The pages for missing addresses bring their policy
 * themselves.
 *
 * @param others the files and folders (with a final `*`) that the list of rules does not name
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
 * `_redirects` for hosts that know the file.
 *
 * @param real the addresses that a rule for missing addresses must not take
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
