import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentTypes } from "../../server/files.ts";
import type { MissingRule, Rules } from "../../server/rules.ts";

const template = readFileSync(join(import.meta.dirname, "nginx-site.conf"), "utf8");
const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
const escaped = (path: string) => path.replaceAll(/[.+?()[\]{}|^$\\]/g, "\\$&");
const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

const headerNames = ({ headers }: Rules) => [
  ...new Set(headers.flatMap((rule) => Object.keys(rule.headers))),
];

function mapKey(path: string): string {
  if (path === "/*") return "default";
  return path.endsWith("*") ? `~^${escaped(path.slice(0, -1))}` : path;
}

const headerMaps = (rules: Rules): string[] =>
  headerNames(rules).flatMap((name) => {
    const values = rules.headers.flatMap(({ path, headers }) =>
      headers[name] === undefined ? [] : [`  ${mapKey(path)} ${quoted(headers[name])};`],
    );
    return [`map $site_path ${variable(name)} {`, ...values, "}"];
  });

function missingLocations(rule: MissingRule): string[] {
  const isGeneral = rule.path === "/*";
  const at = isGeneral ? "/" : `~ ^${escaped(rule.path.slice(0, -1))}[^/]*/?$`;
  const files = "$uri $uri/index.html";
  if ("to" in rule) {
    return [
      `location ${at} { try_files ${files} @missing_to; }`,
      `location @missing_to { return ${rule.status} ${rule.to}$is_args$args; }`,
    ];
  }
  const { page } = rule;
  // With one of its own, a location would lose those of the server.
  const errorPage = isGeneral ? "" : `error_page 404 ${page}; `;
  return [
    `location = ${page} { internal; }`,
    `location = ${page.replace(".html", "")} { ${errorPage}return 404; }`,
    `location ${at} { ${errorPage}try_files ${files} =404; }`,
  ];
}

/** Generates nginx's `server` block. */
export function nginxSite(rules: Rules): string {
  const tlsMaps = Object.entries(rules.secure).map(
    ([name, value]) => `map $site_tls ${variable(name)} { default ""; 1 ${quoted(value)}; }`,
  );
  const parts: Record<string, string[]> = {
    types: Object.entries(contentTypes).map(
      ([ending, type]) => `${type.replace(/;.*/, "")} ${ending.slice(1)};`,
    ),
    maps: [...tlsMaps, ...headerMaps(rules)],
    headers: [...headerNames(rules), ...Object.keys(rules.secure)].map(
      (name) => `add_header ${name} ${variable(name)} always;`,
    ),
    redirects: rules.redirects.map(
      ({ from, to, status }) => `location = ${from} { return ${status} ${to}$is_args$args; }`,
    ),
    malformed: [
      `error_page 400 ${rules.malformed};`,
      `location = ${rules.malformed} { internal; }`,
    ],
    missing: rules.missing.flatMap(missingLocations),
  };
  return template.replaceAll(
    /^( *)(.*)\{\{(\w+)\}\}/gm,
    (_, indent: string, before: string, name: string) =>
      (parts[name] ?? []).map((line) => indent + before + line).join("\n"),
  );
}
