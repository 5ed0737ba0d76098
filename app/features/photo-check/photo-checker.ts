import { trustedScriptUrl } from "../../trusted-script-url.ts";
import type { CheckRequest, Limits, Report } from "./report.ts";
import workerUrl from "./worker/check-worker.ts?worker&url";

/** Timeout for one file (milliseconds). */
const timeoutMs = 30_000;

/** Checks files one at a time in a worker, so that no file can block the main thread. */
export class PhotoChecker {
  #worker: Worker | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** Resolves the pending request without a report. */
  #cancel = () => {};

  /**
   * Resolves with the report, or with undefined if the checker is closed first. A timeout or worker
   * error is reported as a finding.
   */
  check(file: File, limits: Limits): Promise<Report | undefined> {
    const report = this.#queue.then(() => this.#request({ file, limits }));
    this.#queue = report;
    return report;
  }

  /** Terminates the worker and cancels pending and queued files. */
  close(): void {
    this.#closed = true;
    this.#worker?.terminate();
    this.#cancel();
  }

  #request(request: CheckRequest): Promise<Report | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    this.#worker ??= new Worker(trustedScriptUrl(workerUrl), { type: "module" });
    const worker = this.#worker;
    return new Promise((resolve) => {
      const giveUp = (code: "tookTooLong" | "unreadable") => {
        // The next file starts a new worker.
        worker.terminate();
        this.#worker = undefined;
        done({ findings: [{ code }] });
      };
      const timer = setTimeout(giveUp, timeoutMs, "tookTooLong");
      const done = (report?: Report) => {
        clearTimeout(timer);
        resolve(report);
      };
      worker.onmessage = ({ data }: MessageEvent<Report>) => done(data);
      worker.onerror = () => giveUp("unreadable");
      this.#cancel = done;
      worker.postMessage(request);
    });
  }
}
