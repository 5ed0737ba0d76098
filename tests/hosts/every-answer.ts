import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { policyHash } from "../../app/policy-hash.ts";
import { typeOf } from "../../server/files.ts";
import { headersFor, missingFor, type Rules } from "../../server/rules.ts";
import { builds } from "../support/addresses.ts";
import { type Answer, ask } from "./ask.ts";

/** A host and its documented differences (docs/deploying.md). */
export type Host = {
  origin: string;
  /** Whether it is behind TLS. */
  overTls: boolean;
  /** Whether it compresses locally; a CDN does so at its edge only. */
  compresses: boolean;
  /** Its accepted differences. */
  own?: readonly Exemption[];
};

/** An accepted difference at matching addresses or exchanges, and its reason. */
export type Exemption = { at: RegExp; fault: RegExp; because: string };

/** Removes accepted differences, and reports unused exemptions. */
function judged(found: readonly Fault[], own: readonly Exemption[] = []): string[] {
  const unused = new Set(own);
  const faults = found.filter(({ at, fault }) => {
    const allowed = own.filter((each) => each.at.test(at) && each.fault.test(fault));
    for (const each of allowed) unused.delete(each);
    return allowed.length === 0;
  });
  return [
    ...faults.map(({ at, fault }) => `${at}: ${fault}`),
    ...[...unused].map(({ at, fault }) => `no fault ${fault} at ${at}, so none need be allowed`),
  ];
}

type Fault = { at: string; fault: string };

const build = join(import.meta.dirname, "../..", builds.site);
const client = join(build, "client");
const read = (path: string) => readFileSync(join(client, path));

/** The build's rules. */
export const builtRules = (): Rules =>
  JSON.parse(readFileSync(join(build, "hosting/rules.json"), "utf8")) as Rules;

/** Returns one address per file type, and every page. */
function realAddresses(): Map<string, string> {
  const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter(
    (name) => extname(name) && !/\.(?:br|gz)$|(?:^|\/)404\.html$|^[_.]/.test(name),
  );
  const chosen = new Map<string, string>();
  const seen = new Set<string>();
  for (const name of files) {
    const isPage = name.endsWith(".html");
    const kind = `${name.split("/")[0]} ${extname(name)}`;
    if (!isPage && seen.has(kind)) continue;
    seen.add(kind);
    chosen.set(`/${name}`.replace(/\/index\.html$/, "") || "/", name);
  }
  return chosen;
}

/** Returns a page's inline scripts that its policy blocks; styles have theirs in the document. */
function refusedScripts({ headers, body }: Answer): string[] {
  if (!headers["content-type"]?.startsWith("text/html")) return [];
  const policy = String(headers["content-security-policy"]);
  const scripts = /<script(?![^>]*(?: src=|json"))[^>]*>([\s\S]+?)<\/script>/g;
  return [...body.toString().matchAll(scripts)]
    .map(([, code = ""]) => policyHash(code))
    .filter((hash) => !policy.includes(hash))
    .map((hash) => `script-src: expected ${hash} of the page, found none`);
}

/** Returns differences between a response and the rules. */
function differences(rules: Rules, { overTls }: Host, path: string, answer: Answer): string[] {
  const wanted = headersFor(rules, path, overTls);
  return Object.entries(wanted)
    .filter(([name, value]) => answer.headers[name.toLowerCase()] !== value)
    .map(
      ([name, value]) =>
        `${name}: expected ${value}, found ${answer.headers[name.toLowerCase()] ?? "none"}`,
    );
}

/** Unknown addresses below pages and beside files. */
const deepAddresses = [
  "/service/acne/x",
  "/service/laser-care/x/y",
  "/gallery/none/x",
  "/content/photo-consult/x",
  "/assets/none.js",
  "/gallery-media/none.avif",
];

/** Requests deep unknown addresses; each response must have the headers of the 404 page. */
export async function deepFaultsOf({ origin, overTls }: Host): Promise<string[]> {
  const rules = builtRules();
  const faults = await Promise.all(
    deepAddresses.map(async (path) => {
      const answer = await ask(origin, path);
      const wanted = Object.entries(headersFor(rules, "/404.html", overTls));
      return [
        ...(answer.status === 404 ? [] : [`expected status 404, found ${answer.status}`]),
        ...(answer.body.equals(read("/404.html"))
          ? []
          : ["expected /404.html, found another page"]),
        ...wanted
          .filter(([name, value]) => answer.headers[name.toLowerCase()] !== value)
          .map(([name]) => `expected ${name} of /404.html`),
        ...refusedScripts(answer),
      ].map((fault) => `${path}: ${fault}`);
    }),
  );
  return faults.flat();
}

/** Requests every address in the rules and returns differences. */
export async function faultsOf(host: Host): Promise<string[]> {
  const rules = builtRules();
  const faults: Fault[] = [];
  const note = (at: string, ...words: string[]) =>
    faults.push(...words.map((fault) => ({ at, fault })));
  const expectAnswer = async (path: string, status: number, also: Record<string, string> = {}) => {
    const answer = await ask(host.origin, path);
    if (answer.status !== status) note(path, `expected status ${status}, found ${answer.status}`);
    for (const [name, value] of Object.entries(also)) {
      const found = answer.headers[name];
      if (
        found?.toString().toLowerCase().replace("; ", ";") !==
        value.toLowerCase().replace("; ", ";")
      ) {
        note(path, `${name}: expected ${value}, found ${found}`);
      }
    }
    note(path, ...differences(rules, host, path, answer), ...refusedScripts(answer));
    if (
      /\d|express|node/i.test(
        `${answer.headers.server ?? ""}${answer.headers["x-powered-by"] ?? ""}`,
      )
    ) {
      note(path, `expected no banner, found ${answer.headers.server}`);
    }
    return answer;
  };

  const moved = new Map(rules.redirects.map((rule) => [rule.from, rule]));
  for (const [path, file] of realAddresses()) {
    if (moved.has(path)) continue;
    const { body } = await expectAnswer(path, 200, { "content-type": typeOf(file) });
    if (!body.equals(read(file))) note(path, `expected the content of ${file}, found another`);
  }
  for (const { from, to, status } of rules.redirects) {
    await expectAnswer(`${from}`, status, { location: to });
  }
  for (const path of [
    "/no-such-page",
    "/no/such/page",
    "/service/laser-care",
    "/gallery/none",
    "/%20",
  ]) {
    const rule = missingFor(rules, path);
    if (rule && "to" in rule) await expectAnswer(path, rule.status, { location: rule.to });
    else if (rule) {
      const { body } = await expectAnswer(path, 404, {
        "content-type": "text/html; charset=utf-8",
      });
      if (!body.equals(read(rule.page))) note(path, `expected ${rule.page}, found another page`);
    }
  }
  for (const path of [
    "/_headers",
    "/index.html.br",
    "/404",
    "/404.html",
    "/service/404",
    "/.git/config",
  ]) {
    await expectAnswer(path, 404);
  }
  faults.push(...(await exchangeFaults(host)));
  return judged(faults, host.own);
}

/** Conditional, range, compressed and HEAD requests, as browsers and proxies send them. */
async function exchangeFaults({ origin, compresses, overTls }: Host): Promise<Fault[]> {
  const faults: Fault[] = [];
  const want = (what: string, found: unknown, expected: unknown) => {
    const [at = what, part = "answer"] = what.split(": ");
    if (found !== expected) {
      faults.push({ at, fault: `${part}: expected ${expected}, found ${found}` });
    }
  };
  const whole = await ask(origin, "/about");
  const tag = String(whole.headers.etag);
  const known = await ask(origin, "/about", { "If-None-Match": tag });
  const listed = await ask(origin, "/about", { "If-None-Match": `"other", ${tag}` });
  want("a list of tags: status", listed.status, 304);
  want("a known tag: status", known.status, 304);
  want("a known tag: body", known.body.length, 0);
  want("a known tag: policy", !known.headers["content-security-policy"], false);
  want("an unknown tag", (await ask(origin, "/about", { "If-None-Match": '"x"' })).status, 200);
  const head = await ask(origin, "/about", {}, "HEAD");
  want("HEAD: status", head.status, 200);
  want("HEAD: body", head.body.length, 0);
  want("HEAD: type", head.headers["content-type"], whole.headers["content-type"]);
  for (const method of ["POST", "PUT", "DELETE"]) {
    const refused = await ask(origin, "/about", {}, method);
    want(`${method}: status`, refused.status, 405);
    for (const [name, value] of Object.entries(headersFor(builtRules(), "/about", overTls))) {
      want(`${method}: ${name}`, refused.headers[name.toLowerCase()], value);
    }
    want(`${method}: Allow`, refused.headers.allow, "GET, HEAD");
  }
  want("an odd method", (await ask(origin, "/about", {}, "PROPFIND")).status, 405);
  want("a malformed escape", (await ask(origin, "/%E0%A4%A")).status, 400);
  if (!compresses) return faults;
  const zipped = await ask(origin, "/about", { "Accept-Encoding": "gzip" });
  want("gzip: encoding", zipped.headers["content-encoding"], "gzip");
  want("gzip: vary", zipped.headers.vary, "Accept-Encoding");
  want("gzip: content", gunzipSync(zipped.body).equals(whole.body), true);
  want("gzip: own tag", zipped.headers.etag === tag, false);
  const part = await ask(origin, "/share/home.png", { Range: "bytes=10-19" });
  want("a part: status", part.status, 206);
  want("a part: length", part.body.length, 10);
  const last = await ask(origin, "/share/home.png", { Range: "bytes=-7" });
  want("the last bytes: length", last.body.length, 7);
  const outside = await ask(origin, "/share/home.png", { Range: "bytes=99999999-" });
  want("a part outside: status", outside.status, 416);
  return faults;
}
