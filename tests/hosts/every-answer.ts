import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { typeOf } from "../../server/files.ts";
import { headersFor, missingFor, type Rules } from "../../server/rules.ts";
import { type Answer, ask } from "./ask.ts";

/** Where a host is by its nature unlike the others; each is told in docs/deploying.md. */
export type Host = {
  origin: string;
  /** Whether its answers are those over TLS. */
  overTls: boolean;
  /** Whether it compresses here; a CDN does so only at its edge. */
  compresses: boolean;
  /** Addresses that it answers in its own way. */
  own?: RegExp;
};

const build = join(import.meta.dirname, "../../build");
const client = join(build, "client");
const read = (path: string) => readFileSync(join(client, path));

/** The rules of the built site. */
export const builtRules = (): Rules =>
  JSON.parse(readFileSync(join(build, "hosting/rules.json"), "utf8")) as Rules;

/** One address of each kind of file, and all pages. */
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

/** What differs between an answer and what the list of rules says; empty if all is right. */
function differences(rules: Rules, { overTls }: Host, path: string, answer: Answer): string[] {
  const wanted = headersFor(rules, path, overTls);
  return Object.entries(wanted)
    .filter(([name, value]) => answer.headers[name.toLowerCase()] !== value)
    .map(
      ([name, value]) =>
        `${name}: expected ${value}, found ${answer.headers[name.toLowerCase()] ?? "none"}`,
    );
}

/** Asks a host for everything that the rules speak of, and returns what it does otherwise. */
export async function faultsOf(host: Host): Promise<string[]> {
  const rules = builtRules();
  const faults: string[] = [];
  const note = (path: string, ...words: string[]) => {
    if (!host.own?.test(path)) faults.push(...words.map((word) => `${path}: ${word}`));
  };
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
    note(path, ...differences(rules, host, path, answer));
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
  return faults;
}

/** Conditional, partial, compressed and body-less answers, as a browser or a proxy asks for them. */
async function exchangeFaults({ origin, compresses, own }: Host): Promise<string[]> {
  const faults: string[] = [];
  const want = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected && !own?.test(what)) {
      faults.push(`${what}: expected ${expected}, found ${found}`);
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
    want(`${method}: nosniff`, refused.headers["x-content-type-options"], "nosniff");
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
