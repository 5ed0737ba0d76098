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

/** Returns the differences that are not accepted, and the exemptions that no difference needs. */
function unexpectedDifferences(
  found: readonly Difference[],
  exemptions: readonly Exemption[] = [],
): string[] {
  const accepts = (exemption: Exemption, { at, error }: Difference) =>
    exemption.at.test(at) && exemption.error.test(error);
  const errors = found.filter((each) => !exemptions.some((exemption) => accepts(exemption, each)));
  const unused = exemptions.filter((exemption) => !found.some((each) => accepts(exemption, each)));
  return [
    ...errors.map(({ at, error }) => `${at}: ${error}`),
    ...unused.map(({ at, error }) => `no error ${error} at ${at}, so none need be allowed`),
  ];
}

const build = join(import.meta.dirname, "../..", builds.site);
const client = join(build, "client");
const read = (path: string) => readFileSync(join(client, path));

/** The build's rules. */
export const builtRules = (): Rules =>
  JSON.parse(readFileSync(join(build, "hosting/rules.json"), "utf8")) as Rules;

/** Returns the files of addresses: every page, and of each folder one file of each type. */
function realAddresses(): Map<string, string> {
  const isInternal = /\.(?:br|gz)$|(?:^|\/)40[04]\.html$|^[_.]/;
  const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter(
    (name) => extname(name) && !isInternal.test(name),
  );
  const pages = files.filter((name) => name.endsWith(".html"));
  const ofType = new Map(files.map((name) => [`${name.split("/")[0]} ${extname(name)}`, name]));
  const addressOf = (name: string) => `/${name}`.replace(/\/index\.html$/, "") || "/";
  return new Map([...pages, ...ofType.values()].map((name) => [addressOf(name), name]));
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

const isSameType = (...types: [string, string]) => {
  const [one, other] = types.map((type) => type.toLowerCase().replace("; ", ";"));
  return one === other;
};

async function differences(
  { origin, overTls }: Host,
  path: string,
  { status, headers = {}, file, as = path.replace(/\?.*/, "") }: Expected,
): Promise<Difference[]> {
  const response = await request(origin, path);
  const errors = refusedScripts(response);
  if (response.status !== status)
    errors.push(`expected status ${status}, found ${response.status}`);
  const expected = { ...headersFor(builtRules(), as, overTls), ...headers };
  for (const [name, value] of Object.entries(expected)) {
    const found = String(response.headers[name.toLowerCase()] ?? "none");
    const isSame = name === "content-type" ? isSameType(found, value) : found === value;
    if (!isSame) errors.push(`${name}: expected ${value}, found ${found}`);
  }
  if (file && !response.body.equals(read(file)))
    errors.push(`expected ${file}, found another body`);
  const banner = `${response.headers.server ?? ""}${response.headers["x-powered-by"] ?? ""}`;
  if (/\d|express|node/i.test(banner)) errors.push(`expected no banner, found ${banner}`);
  return errors.map((error) => ({ at: path, error }));
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
  type Part = readonly [part: string, found: unknown, expected: unknown];
  const compare = (at: string, ...parts: Part[]) => {
    for (const [part, found, expected] of parts)
      if (found !== expected)
        all.push({ at, error: `${part}: expected ${expected}, found ${found}` });
  };
  const about = (headers: Record<string, string>, method?: string) =>
    request(origin, "/about", headers, method);
  const whole = await about({});
  const tag = String(whole.headers.etag);
  const known = await about({ "If-None-Match": tag });
  const hasPolicy = Boolean(known.headers["content-security-policy"]);
  const body = ["body", known.body.length, 0] as const;
  compare("a known tag", ["status", known.status, 304], body, ["policy", hasPolicy, true]);
  const listed = await about({ "If-None-Match": `"other", ${tag}` });
  compare("a list of tags", ["status", listed.status, 304]);
  const unknown = await about({ "If-None-Match": '"x"' });
  compare("an unknown tag", ["status", unknown.status, 200]);
  const head = await about({}, "HEAD");
  compare("HEAD", ["status", head.status, 200], ["body", head.body.length, 0]);
  compare("HEAD", ["type", head.headers["content-type"], whole.headers["content-type"]]);
  for (const method of ["POST", "PUT", "DELETE"]) {
    const { status, headers } = await about({}, method);
    compare(method, ["status", status, 405], ["Allow", headers.allow, "GET, HEAD"]);
    for (const [name, value] of Object.entries(headersFor(builtRules(), "/*", overTls)))
      compare(method, [name, headers[name.toLowerCase()], value]);
  }
  compare("an odd method", ["status", (await about({}, "PROPFIND")).status, 405]);
  for (const path of ["/%E0%A4%A", "/service/anal%", "/content/%"]) {
    const { status, body } = await request(origin, path);
    const isPage = body.equals(read(builtRules().malformed));
    compare("a malformed escape", ["response", status, 400], ["page", isPage, true]);
  }
  if (!compresses) return all;
  const { headers, body: zipped } = await about({ "Accept-Encoding": "gzip" });
  compare("gzip", ["encoding", headers["content-encoding"], "gzip"]);
  compare("gzip", ["vary", headers.vary, "Accept-Encoding"]);
  compare("gzip", ["content", gunzipSync(zipped).equals(whole.body), true]);
  compare("gzip", ["own tag", headers.etag === tag, false]);
  return all;
}
