import { track } from "./delivery.ts";
import type { Events } from "./events.ts";

/** Limits reports per page, also if reporting an error throws another one. */
const maxErrors = 20;

type Report = (fields: Events["Error"]) => void;

/** Returns the error's name, file and line. Its message is omitted: it may contain user input. */
function describe(error: unknown, file = "", line = 0): string {
  const name = error instanceof Error ? error.name : "Error";
  const source = URL.parse(file);
  return source?.origin === location.origin ? `${name} at ${source.pathname}:${line}` : name;
}

/**
 * Reports script files of this site that failed to load, each once per page. Their importers catch
 * the error, so no `error` event fires.
 */
function observeFiles(report: Report): void {
  const missing = new Set<string>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { origin, pathname } = new URL(entry.name);
      if (origin !== location.origin || !/^\/assets\/.*\.js$/.test(pathname)) continue;
      const { responseStatus = 200, decodedBodySize } = entry;
      // Both are 0 without a response; a file from the memory cache has a size.
      const came = responseStatus === 0 ? decodedBodySize > 0 : responseStatus < 400;
      if (came || missing.has(pathname)) continue;
      missing.add(pathname);
      report({ error_type: "chunk", error_message: `Missing ${pathname}` });
    }
  }).observe({ type: "resource" });
}

/** Reports uncaught errors, rejections and missing files, without anything a visitor typed. */
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
