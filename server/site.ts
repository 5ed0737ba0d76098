import { readFileSync, realpathSync, statSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { type BuiltFile, readFiles } from "./files.ts";
import { headersFor, missingFor, type Rules } from "./rules.ts";
import { sendFile } from "./send-file.ts";

/** Longer addresses than this are refused; the site's own have fewer than 60 characters. */
const longestAddress = 2000;

/** A built site in memory. */
type Site = { rules: Rules; files: Map<string, BuiltFile> };

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
  const found = statSync(join(build, "hosting/rules.json"), { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino} ${found.mtimeMs}` : null;
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

/** Ends an answer that needs no more than its status. */
const refuse = (response: ServerResponse, status: number, words: string) =>
  response
    .writeHead(status, { "Content-Type": "text/plain; charset=utf-8" })
    .end(`${status} ${words}\n`);

const redirect = (response: ServerResponse, status: number, to: string) =>
  response.writeHead(status, { Location: to }).end();

/** Splits a request's target: the path with its escapes resolved, and the query with its question mark; null if it is malformed. */
function parse(target: string): { path: string; query: string } | null {
  const [, raw = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  try {
    const path = decodeURIComponent(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file's name has one
    return path.startsWith("/") && !/[\0-\x1f\x7f\\]/.test(path) ? { path, query } : null;
  } catch {
    return null;
  }
}

/** Gives an answer the headers of an address, and no others. */
function setHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  rules: Rules,
  path: string,
): void {
  // The client's own connection is encrypted here or at the proxy in front.
  const overTls = "encrypted" in request.socket || request.headers["x-forwarded-proto"] === "https";
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.setHeaders(new Map(Object.entries(headersFor(rules, path, overTls))));
}

function answer({ rules, files }: Site, request: IncomingMessage, response: ServerResponse) {
  const target = request.url ?? "/";
  const parsed = target.length > longestAddress ? null : parse(target);
  setHeaders(request, response, rules, parsed?.path ?? "/*");
  if (target.length > longestAddress) return refuse(response, 414, "URI Too Long");
  const hasHost = request.headers.host !== undefined || request.httpVersion === "1.0";
  if (!parsed || !hasHost) return refuse(response, 400, "Bad Request");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "Method Not Allowed");
  }
  const { path, query } = parsed;
  const moved = rules.redirects.find(({ from }) => from === path);
  if (moved) return redirect(response, moved.status, moved.to + query);
  const isMissingPage = rules.missing.some((rule) => "page" in rule && rule.page === path);
  const file = isMissingPage ? undefined : files.get(path);
  if (file) return sendFile(request, response, file, 200);
  const rule = missingFor(rules, path);
  if (rule && "to" in rule) return redirect(response, rule.status, rule.to);
  const page = rule && files.get(rule.page);
  if (!rule || !page) return refuse(response, 404, "Not Found");
  // Those of the page that is sent: another folder's policy would refuse its styles.
  setHeaders(request, response, rules, rule.page);
  return sendFile(request, response, page, 404);
}

/** Answers requests for the site that `current` returns; it may return a newer one at any time. */
export function createSite(current: () => Site): RequestListener {
  return (request, response) => {
    try {
      answer(current(), request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "Internal Server Error");
    }
  };
}
