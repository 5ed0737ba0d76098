import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { sendFile } from "./files.ts";
import { fallbackFor, headersFor } from "./rules.ts";
import type { Site } from "./site.ts";

const sendError = (response: ServerResponse, status: number, reason: string) =>
  response
    .writeHead(status, { "Content-Type": "text/plain; charset=utf-8" })
    .end(`${status} ${reason}\n`);

type Target = { path: string; query: string };

/** Returns a decoded path and a query with `?`; `null` if malformed. */
function parseTarget(target: string): Target | null {
  // An absolute form (RFC 9112, section 3.2.2) has the path after the host.
  const pattern = /^(?:https?:\/\/[\w.:[\]-]+)?([^?#]*)(\?[^#]*)?/i;
  const [, raw = "", query = ""] = pattern.exec(target) ?? [];
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

/** Returns the redirect, or the file and the path whose headers it has; undefined without an error page. */
function resolve({ rules, files }: Site, { path, query }: Target) {
  const redirect = rules.redirects.find(({ from }) => from === path);
  if (redirect) return { status: redirect.status, to: redirect.to + query };
  const errorPages = [rules.malformed, ...rules.missing.map((rule) => "page" in rule && rule.page)];
  const file = errorPages.includes(path) ? undefined : files.get(path);
  if (file) return { status: 200, file, path } as const;
  const fallback = fallbackFor(rules, path);
  if (fallback && "to" in fallback) return { status: fallback.status, to: fallback.to + query };
  const page = fallback && files.get(fallback.page);
  // The error page's own path: the requested path's policy may block its styles.
  return page && ({ status: 404, file: page, path: fallback.page } as const);
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse) {
  // TLS terminates at a proxy in front.
  const overTls = request.headers["x-forwarded-proto"] === "https";
  const setHeadersOf = (path: string) =>
    response.setHeaders(new Map(Object.entries(headersFor(site.rules, path, overTls))));
  // No error has the path's own, such as its lifetime in caches.
  setHeadersOf("/*");
  const target = parseTarget(request.url ?? "/");
  if (!hasHost(request)) return sendError(response, 400, "Bad Request");
  const errorPage = site.files.get(site.rules.malformed);
  if (!target && errorPage) return sendFile(request, response, errorPage, 400);
  if (!target) return sendError(response, 400, "Bad Request");
  const { expect = "100-continue" } = request.headers;
  if (!/^100-continue$/i.test(expect)) return sendError(response, 417, "Expectation Failed");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return sendError(response, 405, "Method Not Allowed");
  }
  const found = resolve(site, target);
  if (!found) return sendError(response, 404, "Not Found");
  setHeadersOf("to" in found ? target.path : found.path);
  if ("to" in found) return response.writeHead(found.status, { Location: found.to }).end();
  return sendFile(request, response, found.file, found.status);
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
