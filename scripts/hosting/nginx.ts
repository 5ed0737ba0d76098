import { fileTypes } from "../../server/files.ts";
import type { Rules } from "../../server/rules.ts";

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
const escaped = (path: string) => path.replaceAll(/[.+?()[\]{}|^$\\]/g, "\\$&");
const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/** One map for each header: nginx looks for the exact address first, then for patterns in order. */
function headerMaps({ headers }: Rules): string[] {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
  return names.map((name) => {
    const lines = (kind: (path: string) => string | null) =>
      headers.flatMap(({ path, headers: values }) => {
        const key = kind(path);
        const value = values[name];
        return key === null || value === undefined ? [] : [`  ${key} ${quoted(value)};`];
      });
    const entries = [
      ...lines((path) => (path === "/*" ? "default" : null)),
      ...lines((path) =>
        path.endsWith("*") && path !== "/*" ? `~^${escaped(path.slice(0, -1))}` : null,
      ),
      ...lines((path) => (path.endsWith("*") ? null : path)),
    ];
    return `map $site_path ${variable(name)} {\n${entries.join("\n")}\n}`;
  });
}

function addedHeaders({ headers, secure }: Rules): string[] {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
  return [
    ...names.map((name) => {
      const policy = name === "Content-Security-Policy" ? `${variable(name)}$site_upgrade` : null;
      return `add_header ${name} ${policy ? quoted(policy) : variable(name)} always;`;
    }),
    ...Object.keys(secure.headers).map((name) => `add_header ${name} ${variable(name)} always;`),
  ];
}

/** A refused method keeps its address, and so the address's headers; a broken request has none. */
const errorAt = (status: number) => (status === 405 ? "@site_405" : `/_${status}`);
const errorLocation = (status: number) =>
  status === 405 ? "@site_405 {" : `= /_${status} {\n    internal;`;

const plainErrors: [status: number, words: string][] = [
  [400, "Bad Request"],
  [405, "Method Not Allowed"],
  [413, "Content Too Large"],
  [414, "URI Too Long"],
  [416, "Range Not Satisfiable"],
  [431, "Request Header Fields Too Large"],
  [500, "Internal Server Error"],
];

/**
 * The site as an nginx `server`, to be included in its `http` block.
 *
 * @param listen the lines that say where it listens
 * @param root the folder of the built site
 */
export function nginxSite(rules: Rules, listen: readonly string[], root: string): string {
  const { redirects, missing, secure } = rules;
  const types = Object.entries(fileTypes).map(([ending, type]) => {
    const [name = ""] = type.split(";");
    return `    ${name} ${ending.slice(1)};`;
  });
  const locations = missing.map((rule) => {
    const head =
      rule.path === "/*" ? "location /" : `location ~ ^${escaped(rule.path.slice(0, -1))}[^/]+$`;
    const last = "to" in rule ? "@missing_to" : null;
    return last
      ? `  ${head} {\n    try_files $uri $uri/index.html ${last};\n  }\n  location ${last} {\n    return ${"status" in rule ? rule.status : 302} ${"to" in rule ? rule.to : "/"};\n  }`
      : `  ${head} {\n    error_page 404 ${"page" in rule ? rule.page : "/404.html"};\n    try_files $uri $uri/index.html =404;\n  }`;
  });
  return `# Written by the build from server/rules.ts. Do not edit: the next build writes it again.

# nginx changes $uri when it looks for files; the rules are about the address that was asked for.
map $request_uri $site_over_tls_by_proxy { default $http_x_forwarded_proto; }
map "$scheme $site_over_tls_by_proxy" $site_tls { default 0; ~https 1; }
map $site_tls $site_upgrade { default ""; 1 "; ${secure.policy}"; }
${Object.entries(secure.headers)
  .map(([name, value]) => `map $site_tls ${variable(name)} { default ""; 1 ${quoted(value)}; }`)
  .join("\n")}
${headerMaps(rules).join("\n")}
map $status $site_allow { default ""; 405 "GET, HEAD"; }
map $site_path $site_moved {
  default "";
${redirects.map(({ from, to, status }) => `  ${from} "${status} ${to}";`).join("\n")}
}

server {
${listen.map((line) => `  listen ${line};`).join("\n")}
  root ${root};
  set $site_path $uri;

  server_tokens off;
  charset utf-8;
  charset_types text/html text/css text/javascript text/plain text/vcard;
  types {
${types.join("\n")}
  }
  default_type application/octet-stream;
  etag on;
  # Written by the build. With the brotli module of your system: brotli_static on;
  gzip_static on;
  gzip_vary on;
  sendfile on;
  tcp_nopush on;
  autoindex off;
  absolute_redirect off;
  merge_slashes off;
  disable_symlinks off;
  max_ranges 1;
  client_max_body_size 1k;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 60s;
  keepalive_timeout 20s;
  reset_timedout_connection on;
  large_client_header_buffers 4 16k;

  ${addedHeaders(rules).join("\n  ")}
  add_header Allow $site_allow always;

${plainErrors.map(([status]) => `  error_page ${status} ${errorAt(status)};`).join("\n")}
${plainErrors
  .map(
    ([status, words]) =>
      `  location ${errorLocation(status)}\n    default_type "text/plain";\n    return ${status} "${status} ${words}\\n";\n  }`,
  )
  .join("\n")}

  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
${[...new Set(redirects.map(({ status }) => status))]
  .map(
    (status) =>
      `  if ($site_moved ~ "^${status} (?<site_to_${status}>.*)") { return ${status} $site_to_${status}$is_args$args; }`,
  )
  .join("\n")}

  # Files for other hosts, forms of other files, and the pages for missing addresses by their name.
  location ~ (?:^/_|/\\.(?!well-known/)|\\.(?:br|gz)$) { return 404; }
${missing
  .flatMap((rule) => ("page" in rule ? [rule.page] : []))
  .flatMap((page) => [
    `  location = ${page} { internal; }`,
    `  location = ${page.replace(".html", "")} { error_page 404 ${page}; return 404; }`,
  ])
  .join("\n")}
  error_page 404 /404.html;
${locations.join("\n")}
}
`;
}

/** A complete configuration that runs without root rights; all it writes stays in one folder. */
export const nginxMain = (site: string, scratch: string): string => `worker_processes auto;
pid ${scratch}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${scratch}/body;
  proxy_temp_path ${scratch}/proxy;
  fastcgi_temp_path ${scratch}/fastcgi;
  uwsgi_temp_path ${scratch}/uwsgi;
  scgi_temp_path ${scratch}/scgi;
  map_hash_bucket_size 4096;
  map_hash_max_size 4096;
  variables_hash_max_size 2048;
  include ${site};
}
`;
