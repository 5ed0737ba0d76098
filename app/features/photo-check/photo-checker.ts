import { trustedScriptUrl } from "../../trusted-script-url.ts";
import type { CheckRequest, Limits, Report } from "./report.ts";
import workerUrl from "./worker/check-worker.ts?worker&url";

/** A file that takes longer is given up (milliseconds). */
const timeoutMs = 30_000;

/** Checks files one after the other in a worker, so that the page stays at hand whatever they hold. */
export class PhotoChecker {
  #worker: Worker | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** Ends the request that is under way without a report. */
  #cancel = () => {};

  /**
   * Resolves with what was found, or with nothing when the checker was closed before. A file that
   * overwhelms the worker is a finding too.
   */
  check(file: File, limits: Limits): Promise<Report | undefined> {
    const report = this.#queue.then(() => this.#request({ file, limits }));
    this.#queue = report;
    return report;
  }

  /** Ends the work for good, also on the files that wait. */
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
        // Another worker starts with the next file.
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
