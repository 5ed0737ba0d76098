import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

const file = join(import.meta.dirname, "transcripts.txt");
const accept = process.env["ACCEPT_TRANSCRIPTS"] === "1";

/** The accepted transcripts, by their first lines, such as `# Search`. */
const accepted = new Map(
  readFileSync(file, "utf8")
    .trimEnd()
    .split(/\n\n(?=# )/)
    .map((text) => [text.split("\n", 1)[0] ?? "", text]),
);

/** Announcements about Orca or the browser, which are not always there. */
const transientLines =
  /^(?:Loading\. Please wait\.|.* (?:page tab|document web)\.|(?:Focus|Browse) mode|leaving .*|main content|banner|)$/;

/** Removes differences between versions of Orca and Firefox, and between runs. */
const normalize = (said: readonly string[]) =>
  said
    .map((line) =>
      line
        .replaceAll(/\s+/g, " ")
        .replace(/\bpush button\b/, "button")
        .replace(/\bvisited link\b/, "link")
        // The dialog is read until its booking page interrupts, which depends on how fast it loads.
        .replace(/(?<=^Book your .*) (?:Opening the|Not for emergencies).*$/, "")
        .trim(),
    )
    .filter((line) => !transientLines.test(line));

const blockOf = (step: string, lines: readonly string[]) =>
  withoutPopovers([`> ${step}`, ...lines].join("\n"));

/** Firefox exposes a later popover's button as collapsed only if both arrive together. */
const withoutPopovers = (lines: string) =>
  lines.replaceAll(/(?<=^|[\n ])collapsed[\n ](?=button\.?(?: \[\w+\])?\nopens dialog)/g, "");

/** A journey's transcript, compared with the accepted one. */
export class Transcript {
  #heading: string;
  #blocks: string[] = [];
  #expected: string[];
  /** Steps after the first difference cannot be predicted. */
  #differs = accept;

  constructor(title: string) {
    this.#heading = `# ${title}`;
    this.#expected = (accepted.get(this.#heading) ?? "").split(/\n(?=> )/).slice(1);
  }

  /** Returns a predicate for a step's expected speech, if it is known. */
  expectation(step: string): ((said: readonly string[]) => boolean) | undefined {
    const expected = this.#expected[this.#blocks.length];
    if (this.#differs || expected === undefined) return undefined;
    return (said) => blockOf(step, normalize(said)) === expected;
  }

  add(step: string, said: readonly string[]): void {
    const block = blockOf(step, normalize(said));
    if (block !== this.#expected[this.#blocks.length]) this.#differs = true;
    this.#blocks.push(block);
  }

  /** Compares the transcript with the reference, or stores it. */
  close(): void {
    const text = [this.#heading, ...this.#blocks].join("\n");
    if (accept) {
      accepted.set(this.#heading, text);
      writeFileSync(file, `${[...accepted.values()].join("\n\n")}\n`);
    } else {
      expect(text, `${this.#heading}; if intended: npm test -- accept-screen-reader`).toBe(
        accepted.get(this.#heading),
      );
    }
  }
}
