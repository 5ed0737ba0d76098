import { execFile } from "node:child_process";
import { watch } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { contentFolder } from "../../content-schema/validation/read.ts";

/** Delay from a change to its check, since editors save a file in steps (ms). */
const restMs = 200;

const script = join(import.meta.dirname, "../check-content.ts");

/**
 * Checks the content in a new process, which has no module cache.
 * @param folder the content folder; defaults to `content/`
 * @returns `faults`: the errors, "" if the content is valid; `notes`: the warnings
 */
export async function checkContent(folder = contentFolder) {
  const env = { ...process.env, CONTENT_FOLDER: folder };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script], { env });
    return { faults: "", notes: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const told = stdout + stderr;
    return { faults: told || "The check of the content ended without a word.", notes: "" };
  }
}

/** Resolves after the next content change. */
async function nextChange(): Promise<void> {
  for await (const _ of watch(contentFolder, { recursive: true })) break;
  await setTimeout(restMs);
}

/** Waits until the content is valid, and logs its errors. */
export async function soundContent(): Promise<void> {
  let told = await checkContent();
  while (told.faults) {
    console.error(`${told.faults}\nThe site waits here until this is repaired and saved.`);
    await nextChange();
    told = await checkContent();
  }
  if (told.notes) console.warn(told.notes);
}

/** The errors of the content, updated after each change. */
export class ContentFaults {
  /** The latest check's errors, "" if the content is valid; pending while a check runs. */
  told = Promise.resolve("");
  #changes = 0;

  /** Checks the content after a change, and logs its errors. */
  check(): void {
    this.#changes += 1;
    this.told = this.#checkAfter(this.told, this.#changes);
  }

  async #checkAfter(former: Promise<string>, change: number): Promise<string> {
    await setTimeout(restMs);
    const before = await former;
    // Only the last of several changes starts a check.
    if (change !== this.#changes) return before;
    const { faults } = await checkContent();
    if (faults) console.error(`\n${faults}\nPages come back when this is repaired and saved.`);
    else if (before) console.info("\nRepaired: the content is sound again.");
    return faults;
  }
}
