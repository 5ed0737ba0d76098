import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { sendFile } from "./files.ts";
import { fallbackFor, headersFor } from "./rules.ts";
import type { Site } from "./site.ts";

const sendError = (response: ServerResponse, status: number, words: string) =>
  response
    .writeHead(status, { "Content-Type": "text/plain; charset=utf-8" })
    .end(`${status} ${words}\n`);

const redirect = (response: ServerResponse, status: number, to: string) =>
  response.writeHead(status, { Location: to }).end();

/** Returns a decoded path and a query with `?`; `null` if malformed. */
function parse(target: string): { path: string; query: string } | null {
  // An absolute form (RFC 9112, section 3.2.2) has the path after the host.
  const form = /^(?:https?:\/\/[\w.:[\]-]+)?([^?#]*)(\?[^#]*)?/i;
  const [, raw = "", query = ""] = form.exec(target) ?? [];
  try {
    const path = decodeURIComponent(raw || "/");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file's name has one
    const isText = !/[\0-\x1f\x7f]/.test(path + query) && !path.includes("\\");
    return isText && path.startsWith("/") ? { path, query } : null;
  } catch {
    return null;
  }
}

/** One valid host (RFC 9112, section 3.2); HTTP/1.0 needs none. */
function hasHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const [host, ...others] = headersDistinct["host"] ?? [];
  if (host === undefined) return httpVersion === "1.0";
  return others.length === 0 && /^[\w.:[\]-]+$/.test(host);
}

function respond({ rules, files }: Site, request: IncomingMessage, response: ServerResponse) {
  // TLS terminates at a proxy in front.
  const overTls = request.headers["x-forwarded-proto"] === "https";
  const setHeadersOf = (path: string) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.setHeaders(new Map(Object.entries(headersFor(rules, path, overTls))));
  };
  const parsed = parse(request.url ?? "/");
  setHeadersOf(parsed?.path ?? "/*");
  if (!hasHost(request)) return sendError(response, 400, "Bad Request");
  const errorPage = files.get(rules.malformed);
  if (!parsed && errorPage) return sendFile(request, response, errorPage, 400);
  if (!parsed) return sendError(response, 400, "Bad Request");
  const { expect = "100-continue" } = request.headers;
  if (!/^100-continue$/i.test(expect)) return sendError(response, 417, "Expectation Failed");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return sendError(response, 405, "Method Not Allowed");
  }
  const { path, query } = parsed;
  const found = rules.redirects.find(({ from }) => from === path);
  if (found) return redirect(response, found.status, found.to + query);
  const errorPages = [rules.malformed, ...rules.missing.map((rule) => "page" in rule && rule.page)];
  const file = errorPages.includes(path) ? undefined : files.get(path);
  if (file) return sendFile(request, response, file, 200);
  const rule = fallbackFor(rules, path);
  if (rule && "to" in rule) return redirect(response, rule.status, rule.to + query);
  const page = rule && files.get(rule.page);
  if (!rule || !page) return sendError(response, 404, "Not Found");
  // Use the sent page's headers: the requested path's policy may block its styles.
  setHeadersOf(rule.page);
  return sendFile(request, response, page, 404);
}

/** Creates a request listener for the site that `getSite` returns, which may change. */
export function siteListener(getSite: () => Site): RequestListener {
  return (request, response) => {
    try {
      respond(getSite(), request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else sendError(response, 500, "Internal Server Error");
    }
  };
}
