import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onWindow } from "../../islands/window.ts";
import { trustedScriptUrl } from "../../trusted-script-url.ts";
import { type CheckRequest, type Report, resultsCopy } from "./report.ts";
import workerUrl from "./worker/check-worker.ts?worker&url";

/** A file chosen twice is listed twice. */
export type Chosen = { id: number; file: File };

/** The reports available so far, by file id. */
export type Reports = Readonly<Record<number, Report>>;

const timeoutMs = 30_000;

/** In a worker of its own, so that no file can block the main thread; undefined if aborted. */
function check(file: File, signal: AbortSignal): Promise<Report | undefined> {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: "module" });
  return new Promise<Report | undefined>((resolve) => {
    const fail = (code: "tookTooLong" | "unreadable") => resolve({ findings: [{ code }] });
    const timer = setTimeout(fail, timeoutMs, "tookTooLong");
    worker.onmessage = ({ data }: MessageEvent<Report>) => resolve(data);
    worker.onerror = () => fail("unreadable");
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(undefined);
    });
    worker.postMessage({ file, limits: resultsCopy.limits } satisfies CheckRequest);
  }).finally(() => worker.terminate());
}

/** Checks the chosen files one at a time, in their order. */
export function useReports(chosen: readonly Chosen[]): Reports {
  const [reports, setReports] = useState<Reports>({});
  const [isAway, setAway] = useState(false);
  const next = isAway ? undefined : chosen.find(({ id }) => !reports[id]);

  useEffect(() => {
    if (!next) return;
    const leave = new AbortController();
    check(next.file, leave.signal).then((report) => {
      if (report) setReports((now) => ({ ...now, [next.id]: report }));
    });
    return () => leave.abort();
  }, [next]);
  // No worker outlives the event by which its page enters the back/forward cache.
  useEffect(
    () =>
      onWindow("pagehide pageshow", ({ type }: Event) =>
        flushSync(() => setAway(type === "pagehide")),
      ),
    [],
  );

  return reports;
}
