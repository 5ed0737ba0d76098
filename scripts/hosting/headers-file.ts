import { typeOf } from "../../server/files.ts";
import type { HeaderRule, Redirect, Rules } from "../../server/rules.ts";

/** Cloudflare's limits of the two files; other hosts that read them allow more. */
const limits = { headerRules: 100, lineLength: 2000, redirects: 2000, patterns: 100 };

/** Folders of files whose type these hosts would state by its old name. */
const typed: HeaderRule[] = [
  { path: "/contacts/*", headers: { "Content-Type": typeOf("office.vcf") } },
];

const isPattern = (path: string) => path.endsWith("*");

/** A host that takes `.html` off addresses needs the rule for both. */
const bothForms = (rule: HeaderRule): HeaderRule[] =>
  rule.path.endsWith(".html") ? [rule, { ...rule, path: rule.path.slice(0, -5) }] : [rule];

/** Adds what an answer over TLS carries: the hosts that read these files serve nothing else. */
const overTls = ({ headers, secure }: Rules): HeaderRule[] =>
  headers.flatMap(bothForms).map(({ path, headers: values }, index) => ({
    path,
    headers: {
      ...Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          name === "Content-Security-Policy" ? `${value}; ${secure.policy}` : value,
        ]),
      ),
      ...(index === 0 ? secure.headers : {}),
    },
  }));

function lines(rules: readonly (HeaderRule & { removed?: string[] })[]): string {
  return rules
    .map(({ path, headers, removed = [] }) =>
      [
        path,
        ...removed.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ].join("\n"),
    )
    .join("\n\n")
    .concat("\n");
}

function within(text: string, rules: number): string {
  if (rules > limits.headerRules) {
    throw new Error(`_headers: expected at most ${limits.headerRules} rules, found ${rules}`);
  }
  const long = text.split("\n").find((line) => line.length > limits.lineLength);
  if (!long) return text;
  throw new Error(
    `_headers: expected lines of at most ${limits.lineLength} characters, found ${long.length}: ${long.slice(0, 60)}…`,
  );
}

/**
 * `_headers` for Cloudflare: where two rules set one header, their values would be joined, so that a
 * later rule first takes the earlier one's away (developers.cloudflare.com/workers/static-assets/headers).
 *
 * @throws if a limit of Cloudflare's is exceeded
 */
export function cloudflareHeaders(rules: Rules): string {
  const all = [...overTls(rules), ...typed];
  const general = new Set(Object.keys(all[0]?.headers ?? {}));
  const text = lines(
    all.map((rule, index) => ({
      ...rule,
      removed: index === 0 ? [] : Object.keys(rule.headers).filter((name) => general.has(name)),
    })),
  );
  return within(text, all.length);
}

/**
 * `_headers` for any host that knows the file: no header is set twice for one address, because hosts
 * differ in what that means. The pages for missing addresses bring their policy themselves.
 *
 * @param others the files and folders (with a final `*`) that the list of rules does not name
 * @throws if the strictest host's limit is exceeded
 */
export function plainHeaders(rules: Rules, others: readonly string[]): string {
  const [general, ...rest] = overTls(rules);
  if (!general) throw new Error("Headers: expected a rule for all addresses, found none");
  const contested = new Set(rest.flatMap(({ headers }) => Object.keys(headers)));
  const split = (wanted: boolean): HeaderRule["headers"] =>
    Object.fromEntries(
      Object.entries(general.headers).filter(([name]) => contested.has(name) === wanted),
    );
  const pages = rest.filter(({ path }) => !isPattern(path));
  const folders = rest.filter(
    ({ path }) => isPattern(path) && !pages.some((page) => page.path.startsWith(path.slice(0, -1))),
  );
  const files = others.map(
    (path) => typed.find((each) => each.path === path) ?? { path, headers: {} },
  );
  const text = lines([
    { path: general.path, headers: split(false) },
    ...[...folders, ...pages, ...files].map(({ path, headers }) => ({
      path,
      headers: { ...split(true), ...headers },
    })),
  ]);
  return within(text, 1 + folders.length + pages.length + files.length);
}

/**
 * `_redirects`, for Cloudflare and other hosts that know the file.
 *
 * @param real the addresses that a rule for missing addresses must not take
 * @throws if a limit of Cloudflare's is exceeded
 */
export function redirectsFile(rules: Rules, real: readonly string[]): string {
  const folders = rules.missing.filter(({ path }) => path !== "/*");
  const ends = ["/", "/index.html"];
  // One pattern mends the addresses of a folder, as many pages as it may have.
  const mended = ({ from, to }: Redirect) =>
    ends.some((end) => from === to + end) &&
    folders.some(({ path }) => to.startsWith(path.slice(0, -1)));
  const fixed = rules.redirects.filter((rule) => !mended(rule));
  const patterns = folders.flatMap(({ path }) => {
    const to = path.replace("*", ":page");
    return ends.map((end) => ({ from: to + end, to, status: 308 }));
  });
  for (const rule of folders) {
    if (!("to" in rule)) continue;
    const kept = real.filter((path) => path.startsWith(rule.path.slice(0, -1)));
    fixed.push(...kept.map((path) => ({ from: path, to: path, status: 200 })));
    patterns.push({ from: rule.path.replace("*", ":missing"), to: rule.to, status: rule.status });
  }
  if (fixed.length > limits.redirects || patterns.length > limits.patterns) {
    throw new Error(
      `_redirects: expected at most ${limits.redirects} rules, found ${fixed.length}`,
    );
  }
  const line = ({ from, to, status }: Redirect) => `${from} ${to} ${status}\n`;
  return [...fixed, ...patterns].map(line).join("");
}
