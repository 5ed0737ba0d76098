import type { Answer, Limits, Report } from "./report.ts";

/** A file that takes longer is given up (milliseconds). */
const patience = 30_000;

/** Checks files one after the other in a worker, so that the page stays at hand whatever they hold. */
export class PhotoChecker {
  #worker: Worker | undefined;
  #next = 0;
  #queue: Promise<unknown> = Promise.resolve();

  /** Resolves with what was found; a file that overwhelms the worker is a finding too. */
  check(file: File, limits: Limits): Promise<Report> {
    const report = this.#queue.then(() => this.#ask(file, limits));
    this.#queue = report;
    return report;
  }

  /** Ends the worker; another one starts with the next file. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #ask(file: File, limits: Limits): Promise<Report> {
    this.#worker ??= new Worker(new URL("./worker/check-worker.ts", import.meta.url), {
      type: "module",
    });
    const worker = this.#worker;
    const id = this.#next++;
    return new Promise((resolve) => {
      const listening = new AbortController();
      const done = (report: Report) => {
        listening.abort();
        clearTimeout(timer);
        resolve(report);
      };
      const giveUp = (code: "tookTooLong" | "unreadable") => {
        this.close();
        done({ type: "unknown", findings: [{ kind: "problem", code }] });
      };
      const timer = setTimeout(() => giveUp("tookTooLong"), patience);
      const { signal } = listening;
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<Answer>) => data.id === id && done(data.report),
        { signal },
      );
      worker.addEventListener("error", () => giveUp("unreadable"), { signal });
      worker.postMessage({ id, file, limits });
    });
  }
}
