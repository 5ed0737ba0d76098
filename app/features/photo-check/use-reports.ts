import { useEffect, useState } from "react";
import { results } from "#words/photo-check";
import { trustedScriptUrl } from "../../trusted-script-url.ts";
import type { CheckRequest, Report } from "./report.ts";
import workerUrl from "./worker/check-worker.ts?worker&url";

/** A file chosen twice is listed twice. */
export type ChosenPhoto = { id: number; file: File };

export type Reports = Readonly<Record<number, Report>>;

const timeoutMs = 30_000;

/** Checks the chosen files one at a time, in their order. */
export function useReports(chosen: readonly ChosenPhoto[]): Reports {
  const [reports, setReports] = useState<Reports>({});
  const next = chosen.find(({ id }) => !reports[id]);

  useEffect(() => {
    if (!next) return;
    const { id, file } = next;
    const finish = (report: Report) => setReports((now) => ({ ...now, [id]: report }));
    // In a worker of its own, so that no file can block the main thread.
    const worker = new Worker(trustedScriptUrl(workerUrl), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Report>) => finish(data);
    // Its code did not load: what throws within is a report.
    worker.onerror = () => finish({ findings: [{ code: "notChecked" }] });
    worker.postMessage({ file, limits: results.limits } satisfies CheckRequest);
    const timer = setTimeout(finish, timeoutMs, { findings: [{ code: "tookTooLong" }] });
    return () => {
      clearTimeout(timer);
      worker.terminate();
    };
  }, [next]);

  return reports;
}
