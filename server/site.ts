import { readFileSync, realpathSync, statSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type BuiltFile, readFiles } from "./files.ts";
import { headersFor, missingFor, type Rules } from "./rules.ts";
import { sendFile } from "./send-file.ts";

/** Longer addresses than this are refused; the site's own have fewer than 60 characters. */
const longestAddress = 2000;

type Request = {
  request: IncomingMessage;
  response: ServerResponse;
  /** The path with its escapes resolved. */
  path: string;
  /** The query with its question mark, or nothing. */
  query: string;
  /** Whether a file that is not there may be waited for: another build may be on its way. */
  canWait: boolean;
};
/** Answers a request and returns true, or leaves it to the next step. */
type Step = (asked: Request) => boolean | Promise<boolean>;

/** Thrown where a file of the site is not there: the build may have been replaced just now. */
const replaced = Symbol("replaced");
/** How often, and after how many milliseconds, such a request is tried again. */
const retry = { times: 3, pause: 50 };

/** Ends an answer that needs no more than its status. */
function refuse(response: ServerResponse, status: number, words: string): true {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${status} ${words}\n`);
  return true;
}

function redirect(response: ServerResponse, status: number, to: string): true {
  response.writeHead(status, { Location: to }).end();
  return true;
}

/** Splits a request's target; null if it is malformed. */
function parse(target: string): Pick<Request, "path" | "query"> | null {
  const [, raw = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  try {
    const path = decodeURIComponent(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file's name has one
    return path.startsWith("/") && !/[\0-\x1f\x7f\\]/.test(path) ? { path, query } : null;
  } catch {
    return null;
  }
}

const methods: Step = ({ request, response }) => {
  if (request.method === "GET" || request.method === "HEAD") return false;
  response.setHeader("Allow", "GET, HEAD");
  return refuse(response, 405, "Method Not Allowed");
};

/** A built site in memory: its rules, and where its files are. */
export type Site = { rules: Rules; files: Map<string, BuiltFile> };

/**
 * Reads a built site.
 *
 * @param build the folder of the build, which holds `client/` and `hosting/rules.json`
 */
export function readSite(build: string): Site {
  // Rules and files of one release, also while `current` changes over to another.
  const release = realpathSync(build);
  return {
    rules: JSON.parse(readFileSync(join(release, "hosting/rules.json"), "utf8")) as Rules,
    files: readFiles(join(release, "client")),
  };
}

/** Which build a folder holds; null while none can be seen. */
function identityOf(build: string): string | null {
  try {
    const { dev, ino, mtimeMs } = statSync(join(build, "hosting/rules.json"));
    return `${dev} ${ino} ${mtimeMs}`;
  } catch {
    return null;
  }
}

/**
 * Returns a function that returns the site of a folder, read anew once another build has taken the
 * former one's place. A build that cannot be read leaves the former one in use.
 */
export function followSite(build: string): () => Site {
  let known = identityOf(build);
  let site = readSite(build);
  return () => {
    const found = identityOf(build);
    if (found === null || found === known) return site;
    known = found;
    try {
      site = readSite(build);
      console.info("The new build is being served.");
    } catch (error) {
      console.error(`The new build could not be read, the old one stays: ${String(error)}`);
    }
    return site;
  };
}

/** Gives an answer the headers of an address, and no others. */
function setHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  rules: Rules,
  path: string,
) {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const headers = headersFor(rules, path, isOverTls(request));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function stepsOf({ rules, files }: Site): Step[] {
  const moved = new Map(rules.redirects.map((rule) => [rule.from, rule]));
  const redirects: Step = ({ response, path, query }) => {
    const rule = moved.get(path);
    return rule ? redirect(response, rule.status, rule.to + query) : false;
  };
  const missingPages = new Set(
    rules.missing.flatMap((rule) => ("page" in rule ? [rule.page, rule.page.slice(0, -5)] : [])),
  );
  const send = async (
    { request, response, canWait }: Request,
    file: BuiltFile | undefined,
    status = 200,
  ): Promise<boolean> => {
    if (!file) return false;
    if (await sendFile(request, response, file, status)) return true;
    if (canWait) throw replaced;
    return false;
  };
  const builtFiles: Step = (asked) =>
    send(asked, missingPages.has(asked.path) ? undefined : files.get(asked.path));
  const missing: Step = async (asked) => {
    const rule = missingFor(rules, asked.path);
    if (rule && "to" in rule) return redirect(asked.response, rule.status, rule.to);
    const page = rule ? files.get(rule.page) : undefined;
    if (!rule || !page) return refuse(asked.response, 404, "Not Found");
    // Those of the page that is sent: another folder's policy would refuse its styles.
    setHeaders(asked.request, asked.response, rules, rule.page);
    return (await send(asked, page, 404)) || refuse(asked.response, 404, "Not Found");
  };
  return [methods, redirects, builtFiles, missing];
}

/** Whether the client's own connection is encrypted, here or at the proxy in front. */
const isOverTls = (request: IncomingMessage) =>
  "encrypted" in request.socket || request.headers["x-forwarded-proto"] === "https";

/** Whether the process or the machine has no file descriptor left for now. */
const isExhausted = (error: unknown) =>
  ["EMFILE", "ENFILE"].includes(String((error as NodeJS.ErrnoException).code));

/** Answers requests for the site that `current` returns; it may return a newer one at any time. */
export function createSite(current: () => Site): RequestListener {
  const known = new WeakMap<Site, Step[]>();
  const answer = async (request: IncomingMessage, response: ServerResponse, canWait: boolean) => {
    const site = current();
    const steps = known.get(site) ?? stepsOf(site);
    known.set(site, steps);
    const target = request.url ?? "/";
    const parsed = target.length > longestAddress ? null : parse(target);
    setHeaders(request, response, site.rules, parsed?.path ?? "/*");
    const hasHost = request.headers.host !== undefined || request.httpVersion === "1.0";
    if (!parsed || !hasHost) {
      const tooLong = target.length > longestAddress;
      refuse(response, tooLong ? 414 : 400, tooLong ? "URI Too Long" : "Bad Request");
      return;
    }
    for (const step of steps) if (await step({ request, response, ...parsed, canWait })) return;
  };
  return async (request, response) => {
    for (let left = retry.times; ; left -= 1) {
      try {
        await answer(request, response, left > 0);
        return;
      } catch (error) {
        if (error === replaced) {
          await setTimeout(retry.pause);
          continue;
        }
        console.error(`${request.method} ${request.url}: ${String(error)}`);
        if (response.headersSent) response.destroy();
        else if (isExhausted(error)) refuse(response, 503, "Service Unavailable");
        else refuse(response, 500, "Internal Server Error");
        return;
      }
    }
  };
}
