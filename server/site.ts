import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { missingPaths, redirects } from "../content/redirects.ts";

/** Answers a request and returns true, or leaves it to the next step. */
type Step = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;

const methods: Step = (request, response) => {
  if (request.method === "GET" || request.method === "HEAD") return false;
  response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain" });
  response.end("405 Method Not Allowed\n");
  return true;
};

const headers: Step = (_, response) => {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  return false;
};

const redirect = (response: ServerResponse, status: number, to: string): true => {
  response.writeHead(status, { Location: to, "Cache-Control": "no-cache" });
  response.end();
  return true;
};

const moved: Step = (_, response, { pathname, search }) => {
  const rule = redirects.find(({ from }) => from === pathname);
  return rule ? redirect(response, rule.status, rule.to + search) : false;
};

/** One form of every address: without a final slash (decision 10). */
const finalSlash: Step = (_, response, { pathname, search }) =>
  pathname !== "/" && pathname.endsWith("/")
    ? redirect(response, 308, `/${pathname.replace(/^\/+|\/+$/g, "")}${search}`)
    : false;

/** An address that does not exist: the gallery leads to its index, the rest has a page (decision 9). */
function missing(client: string): (pathname: string, response: ServerResponse) => void {
  const read = (path: string) => readFileSync(join(client, `${path}.html`));
  const page = read(missingPaths.page);
  const service = read(missingPaths.service);
  return (pathname, response) => {
    if (/^\/gallery\/[^/]+$/.test(pathname)) {
      redirect(response, 302, "/gallery-popup");
      return;
    }
    response.writeHead(404, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-cache",
    });
    response.end(/^\/service\/[^/]+$/.test(pathname) ? service : page);
  };
}

const hashed = /^\/(?:assets|gallery-media)\//;

/**
 * Serves the built site.
 *
 * @param client the folder of the built files
 */
export function createSite(client: string): RequestListener {
  const answerMissing = missing(client);
  const files = sirv(client, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      if (pathname.startsWith("/gallery-media/")) {
        response.setHeader("X-Robots-Tag", "noindex, noimageindex");
      }
      response.setHeader(
        "Cache-Control",
        hashed.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
  const steps: Step[] = [methods, headers, moved, finalSlash];
  return (request, response) => {
    const url = URL.parse(`http://localhost${request.url}`);
    if (!url) {
      response.writeHead(400, { "Content-Type": "text/plain" });
      response.end("400 Bad Request\n");
      return;
    }
    if (steps.some((step) => step(request, response, url))) return;
    if (Object.values(missingPaths).includes(url.pathname)) {
      answerMissing(url.pathname, response);
      return;
    }
    files(request, response, () => answerMissing(url.pathname, response));
  };
}
