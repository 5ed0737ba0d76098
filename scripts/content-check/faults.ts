import { execFile } from "node:child_process";
import { watch } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { contentFolder } from "../../content-schema/validation/read.ts";

/** Editors save a file in steps: a check waits this long after a change (milliseconds). */
const restMs = 200;

const script = join(import.meta.dirname, "../check-content.ts");

/**
 * Checks the content in a process of its own, which reads every file anew.
 *
 * @param folder another folder than `content/`
 * @returns `faults`: what the check told, "" when the content is sound; `notes`: what it told beside
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

/** Resolves after the next change in the content. */
async function nextChange(): Promise<void> {
  for await (const _ of watch(contentFolder, { recursive: true })) break;
  await setTimeout(restMs);
}

/** Waits until the content is sound, and tells in the terminal what is not. */
export async function soundContent(): Promise<void> {
  let told = await checkContent();
  while (told.faults) {
    console.error(`${told.faults}\nThe site waits here until this is repaired and saved.`);
    await nextChange();
    told = await checkContent();
  }
  if (told.notes) console.warn(told.notes);
}

/** The faults of the content, which each change of it causes to be checked again. */
export class ContentFaults {
  /** What the last check told, "" when the content is sound. Pages wait for a check that runs. */
  told = Promise.resolve("");
  #changes = 0;

  /** Starts a check after a change, and tells in the terminal what it finds. */
  check(): void {
    this.#changes += 1;
    this.told = this.#checkAfter(this.told, this.#changes);
  }

  async #checkAfter(former: Promise<string>, change: number): Promise<string> {
    await setTimeout(restMs);
    const before = await former;
    // The last of several changes checks for all.
    if (change !== this.#changes) return before;
    const { faults } = await checkContent();
    if (faults) console.error(`\n${faults}\nPages come back when this is repaired and saved.`);
    else if (before) console.info("\nRepaired: the content is sound again.");
    return faults;
  }
}
