import { track } from "./delivery.ts";
import type { Events } from "./events.ts";

/** More say nothing new, and an error that counting it causes would never end. */
const maxErrors = 20;

type Report = (fields: Events["Error"]) => void;

/** Which of the site's files failed, and how; the message itself might repeat what was typed. */
function describe(error: unknown, file = "", line = 0): string {
  const name = error instanceof Error ? error.name : "Error";
  const source = URL.parse(file);
  return source?.origin === location.origin ? `${name} at ${source.pathname}:${line}` : name;
}

/**
 * Counts the site's script files that did not come, each once a page. Those who import them catch
 * the error themselves, so that nothing else tells of it.
 */
function observeFiles(report: Report): void {
  const missing = new Set<string>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { origin, pathname } = new URL(entry.name);
      if (origin !== location.origin || !/^\/assets\/.*\.js$/.test(pathname)) continue;
      const { responseStatus = 200, decodedBodySize } = entry;
      // Without an answer both are 0; a file from the memory of the browser has a size.
      const came = responseStatus === 0 ? decodedBodySize > 0 : responseStatus < 400;
      if (came || missing.has(pathname)) continue;
      missing.add(pathname);
      report({ error_type: "chunk", error_message: `Missing ${pathname}` });
    }
  }).observe({ type: "resource" });
}

/** Counts what fails on the page, without a word of it that a visitor may have typed. */
export function observeErrors(): void {
  let left = maxErrors;
  const report: Report = (fields) => {
    if (left-- > 0) track("Error", fields);
  };
  addEventListener("error", ({ error, filename, lineno }) =>
    report({ error_type: "uncaught", error_message: describe(error, filename, lineno) }),
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    report({ error_type: "rejected", error_message: describe(reason) }),
  );
  observeFiles(report);
}
