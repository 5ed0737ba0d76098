import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
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
};
/** Answers a request and returns true, or leaves it to the next step. */
type Step = (asked: Request) => boolean | Promise<boolean>;

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
export const readSite = (build: string): Site => ({
  rules: JSON.parse(readFileSync(join(build, "hosting/rules.json"), "utf8")) as Rules,
  files: readFiles(join(build, "client")),
});

function stepsOf({ rules, files }: Site): Step[] {
  const moved = new Map(rules.redirects.map((rule) => [rule.from, rule]));
  const redirects: Step = ({ response, path, query }) => {
    const rule = moved.get(path);
    return rule ? redirect(response, rule.status, rule.to + query) : false;
  };
  const missingPages = new Set(
    rules.missing.flatMap((rule) => ("page" in rule ? [rule.page, rule.page.slice(0, -5)] : [])),
  );
  const builtFiles: Step = ({ request, response, path }) => {
    const file = missingPages.has(path) ? undefined : files.get(path);
    return file ? sendFile(request, response, file) : false;
  };
  const missing: Step = async ({ request, response, path }) => {
    const rule = missingFor(rules, path);
    if (rule && "to" in rule) return redirect(response, rule.status, rule.to);
    const page = rule ? files.get(rule.page) : undefined;
    if (page && (await sendFile(request, response, page, 404))) return true;
    return refuse(response, 404, "Not Found");
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
  return async (request, response) => {
    const site = current();
    const steps = known.get(site) ?? stepsOf(site);
    known.set(site, steps);
    const target = request.url ?? "/";
    const parsed = target.length > longestAddress ? null : parse(target);
    const headers = headersFor(site.rules, parsed?.path ?? "/*", isOverTls(request));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const hasHost = request.headers.host !== undefined || request.httpVersion === "1.0";
    if (!parsed || !hasHost) {
      const tooLong = target.length > longestAddress;
      refuse(response, tooLong ? 414 : 400, tooLong ? "URI Too Long" : "Bad Request");
      return;
    }
    try {
      for (const step of steps) if (await step({ request, response, ...parsed })) return;
    } catch (error) {
      console.error(`${request.method} ${parsed.path}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else if (isExhausted(error)) refuse(response, 503, "Service Unavailable");
      else refuse(response, 500, "Internal Server Error");
    }
  };
}
