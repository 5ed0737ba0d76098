import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { policyHash } from "../../app/document/policy-hash.ts";
import { contentTypeOf } from "../../server/files.ts";
import { fallbackFor, headersFor, type Rules } from "../../server/rules.ts";
import { builds } from "../support/test-sites.ts";
import { type RawResponse, request } from "./request.ts";

/** A host and its documented differences (docs/deploying.md). */
type Host = {
  origin: string;
  overTls: boolean;
  /** Whether it compresses locally; a CDN does so at its edge only. */
  compresses: boolean;
  exemptions?: readonly Exemption[];
};

/** An accepted difference at matching addresses or exchanges, and its reason. */
export type Exemption = { at: RegExp; error: RegExp; because: string };

type Difference = { at: string; error: string };

/** Removes accepted differences, and reports unused exemptions. */
function unexpectedDifferences(
  found: readonly Difference[],
  exemptions: readonly Exemption[] = [],
): string[] {
  const unused = new Set(exemptions);
  const errors = found.filter(({ at, error }) => {
    const allowed = exemptions.filter((each) => each.at.test(at) && each.error.test(error));
    for (const each of allowed) unused.delete(each);
    return allowed.length === 0;
  });
  return [
    ...errors.map(({ at, error }) => `${at}: ${error}`),
    ...[...unused].map(({ at, error }) => `no error ${error} at ${at}, so none need be allowed`),
  ];
}

const build = join(import.meta.dirname, "../..", builds.site);
const client = join(build, "client");
const read = (path: string) => readFileSync(join(client, path));

/** The build's rules. */
export const builtRules = (): Rules =>
  JSON.parse(readFileSync(join(build, "hosting/rules.json"), "utf8")) as Rules;

function realAddresses(): Map<string, string> {
  const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter(
    (name) => extname(name) && !/\.(?:br|gz)$|(?:^|\/)40[04]\.html$|^[_.]/.test(name),
  );
  const ofKind = new Map(files.map((name) => [`${name.split("/")[0]} ${extname(name)}`, name]));
  const chosen = files.filter((name) => name.endsWith(".html")).concat([...ofKind.values()]);
  return new Map(
    chosen.map((name) => [`/${name}`.replace(/\/index\.html$/, "") || "/", name] as const),
  );
}

/** Returns a page's inline scripts that its policy blocks; styles have theirs in the document. */
function refusedScripts({ headers, body }: RawResponse): string[] {
  if (!headers["content-type"]?.startsWith("text/html")) return [];
  const policy = String(headers["content-security-policy"]);
  const scripts = /<script(?![^>]*(?: src=|json"))[^>]*>([\s\S]+?)<\/script>/g;
  return [...body.toString().matchAll(scripts)]
    .map(([, code = ""]) => policyHash(code))
    .filter((hash) => !policy.includes(hash))
    .map((hash) => `script-src: expected ${hash} of the page, found none`);
}

type Expected = {
  status: number;
  headers?: Record<string, string>;
  file?: string;
  /** The path whose headers apply, if another. */
  as?: string;
};

async function differences(
  { origin, overTls }: Host,
  path: string,
  { status, headers = {}, file, as = path.replace(/\?.*/, "") }: Expected,
): Promise<Difference[]> {
  const response = await request(origin, path);
  const normalize = (value: unknown) => String(value).toLowerCase().replace("; ", ";");
  const expected = Object.entries({ ...headersFor(builtRules(), as, overTls), ...headers });
  const banner = `${response.headers.server ?? ""}${response.headers["x-powered-by"] ?? ""}`;
  return [
    ...(response.status === status ? [] : [`expected status ${status}, found ${response.status}`]),
    ...expected.flatMap(([name, value]) => {
      const found = response.headers[name.toLowerCase()] ?? "none";
      const isSame =
        name === "content-type" ? normalize(found) === normalize(value) : found === value;
      return isSame ? [] : [`${name}: expected ${value}, found ${found}`];
    }),
    ...(file && !response.body.equals(read(file)) ? [`expected ${file}, found another body`] : []),
    ...refusedScripts(response),
    ...(/\d|express|node/i.test(banner) ? [`expected no banner, found ${banner}`] : []),
  ].map((error) => ({ at: path, error }));
}

const list = (paths: string) => paths.trim().split(/\s+/);

/** Unknown addresses below pages and beside files, which get the 404 page with its headers. */
const deepPaths = list(`
  /service/acne/x /service/laser-care/x/y /gallery/none/x /content/photo-consult/x
  /assets/none.js /gallery-media/none.avif
  //_headers ///about //about/ //gallery/none /assets//start.js`);

/** Files by an address whose rules do not match it. */
const doubledPaths = () =>
  [...realAddresses().keys()]
    .filter((path) => /^\/(?:gallery-media|assets|share)\//.test(path))
    .flatMap((path) => [`/${path}`, path.replace(/\/(?=[^/]*$)/, "//")]);

/** Unknown pages, without and with a slash at the end. */
const unknownPaths = list(
  "/no-such-page /no/such/page /service/laser-care /gallery/none /gallery/none?a=%2F&b /%20",
);
const unknownFolders = list("/service/laser-care/ /gallery/none/ /service/ /gallery/");
/** Files of the build that are not served. */
const internalPaths = list(
  "/_headers /index.html.br /404 /404.html /400 /400.html /service/404 /.git/config",
);

/** Returns what the rules say of an unknown path. */
function expectedForUnknown(path: string): Expected {
  const [name = "", query = ""] = path.split(/(?=\?)/);
  const rule = fallbackFor(builtRules(), name);
  if (rule && "to" in rule) return { status: rule.status, headers: { location: rule.to + query } };
  const headers = { "content-type": "text/html; charset=utf-8" };
  return { status: 404, headers, ...(rule && { file: rule.page }) };
}

/** Requests every address in the rules and returns differences. */
export async function responseErrors(host: Host): Promise<string[]> {
  const rules = builtRules();
  const redirected = new Set(rules.redirects.map(({ from }) => from));
  const found: Difference[] = [];
  const compare = async (path: string, expected: Expected) =>
    found.push(...(await differences(host, path, expected)));
  for (const [path, file] of realAddresses()) {
    if (redirected.has(path)) continue;
    await compare(path, { status: 200, headers: { "content-type": contentTypeOf(file) }, file });
  }
  for (const { from, to, status } of rules.redirects) {
    await compare(`${from}?a=%2F&b`, { status, headers: { location: `${to}?a=%2F&b` } });
  }
  for (const path of unknownPaths) await compare(path, expectedForUnknown(path));
  for (const path of internalPaths) await compare(path, { status: 404 });
  // A host with exemptions responds otherwise.
  if (!host.exemptions) {
    for (const path of unknownFolders) await compare(path, expectedForUnknown(path));
    for (const path of [...deepPaths, ...doubledPaths()]) {
      await compare(path, { status: 404, file: "/404.html", as: "/404.html" });
    }
  }
  found.push(...(await exchangeDifferences(host)));
  return unexpectedDifferences(found, host.exemptions);
}

/** Conditional, compressed and HEAD requests, as browsers and proxies send them. */
async function exchangeDifferences({ origin, compresses, overTls }: Host): Promise<Difference[]> {
  const all: Difference[] = [];
  const compare = (at: string, part: string, found: unknown, expected: unknown) => {
    if (found !== expected)
      all.push({ at, error: `${part}: expected ${expected}, found ${found}` });
  };
  const about = (headers: Record<string, string>, method?: string) =>
    request(origin, "/about", headers, method);
  const whole = await about({});
  const tag = String(whole.headers.etag);
  const revalidated = await about({ "If-None-Match": tag });
  compare("a known tag", "status", revalidated.status, 304);
  compare("a known tag", "body", revalidated.body.length, 0);
  compare("a known tag", "policy", !revalidated.headers["content-security-policy"], false);
  const listed = await about({ "If-None-Match": `"other", ${tag}` });
  compare("a list of tags", "status", listed.status, 304);
  compare("an unknown tag", "response", (await about({ "If-None-Match": '"x"' })).status, 200);
  const head = await about({}, "HEAD");
  compare("HEAD", "status", head.status, 200);
  compare("HEAD", "body", head.body.length, 0);
  compare("HEAD", "type", head.headers["content-type"], whole.headers["content-type"]);
  const expected = Object.entries(headersFor(builtRules(), "/*", overTls));
  for (const method of ["POST", "PUT", "DELETE"]) {
    const refused = await about({}, method);
    compare(method, "status", refused.status, 405);
    compare(method, "Allow", refused.headers.allow, "GET, HEAD");
    for (const [name, value] of expected) {
      compare(method, name, refused.headers[name.toLowerCase()], value);
    }
  }
  compare("an odd method", "response", (await about({}, "PROPFIND")).status, 405);
  for (const path of ["/%E0%A4%A", "/service/anal%", "/content/%"]) {
    const { status, body } = await request(origin, path);
    compare("a malformed escape", "response", status, 400);
    compare("a malformed escape", "page", body.equals(read(builtRules().malformed)), true);
  }
  if (!compresses) return all;
  const zipped = await about({ "Accept-Encoding": "gzip" });
  compare("gzip", "encoding", zipped.headers["content-encoding"], "gzip");
  compare("gzip", "vary", zipped.headers.vary, "Accept-Encoding");
  compare("gzip", "content", gunzipSync(zipped.body).equals(whole.body), true);
  compare("gzip", "own tag", zipped.headers.etag === tag, false);
  return all;
}
