import { trustedScriptUrl } from "../../trusted-script-url.ts";
import type { CheckResponse, Limits, Report } from "./report.ts";
import workerUrl from "./worker/check-worker.ts?worker&url";

/** A file that takes longer is given up (milliseconds). */
const timeoutMs = 30_000;

/** Checks files one after the other in a worker, so that the page stays at hand whatever they hold. */
export class PhotoChecker {
  #worker: Worker | undefined;
  #next = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #closing = new AbortController();

  /**
   * Resolves with what was found, or with nothing when the checker was closed before. A file that
   * overwhelms the worker is a finding too.
   */
  check(file: File, limits: Limits): Promise<Report | undefined> {
    const report = this.#queue.then(() => this.#request(file, limits));
    this.#queue = report;
    return report;
  }

  /** Ends the work for good, also on the files that wait. */
  close(): void {
    this.#closing.abort();
    this.#endWorker();
  }

  /** Another worker starts with the next file. */
  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #request(file: File, limits: Limits): Promise<Report | undefined> {
    if (this.#closing.signal.aborted) return Promise.resolve(undefined);
    this.#worker ??= new Worker(trustedScriptUrl(workerUrl), {
      type: "module",
    });
    const worker = this.#worker;
    const id = this.#next++;
    return new Promise((resolve) => {
      const listening = new AbortController();
      const { signal } = listening;
      const done = (report?: Report) => {
        listening.abort();
        clearTimeout(timer);
        resolve(report);
      };
      const giveUp = (code: "tookTooLong" | "unreadable") => {
        this.#endWorker();
        done({ type: "unknown", findings: [{ kind: "problem", code }] });
      };
      const timer = setTimeout(() => giveUp("tookTooLong"), timeoutMs);
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<CheckResponse>) => data.id === id && done(data.report),
        { signal },
      );
      worker.addEventListener("error", () => giveUp("unreadable"), { signal });
      this.#closing.signal.addEventListener("abort", () => done(), { signal });
      worker.postMessage({ id, file, limits });
    });
  }
}
