import { once } from "node:events";
import { watch } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { contentFolder, withFolderPath } from "../../content-schema/source.ts";
import { checkContent } from "./check.ts";

/** Delay from a change to its check, since editors save a file in steps (ms). */
const settleMs = 200;

/** Waits until a content folder is valid, and logs its errors. */
export async function waitForValidContent(): Promise<void> {
  const watcher = watch(contentFolder, { recursive: true });
  for (;;) {
    // Listen before the check, so that a change during it starts another one.
    const changed = once(watcher, "change");
    const { errors, warnings } = await checkContent();
    if (warnings.length > 0) console.warn(withFolderPath(warnings.join("\n")));
    if (errors.length === 0) break;
    console.error(
      `${withFolderPath(errors.join("\n"))}\nThe site waits here until this is repaired and saved.`,
    );
    await changed;
    await setTimeout(settleMs);
  }
  watcher.close();
}

/** The errors of the content, updated after each change. */
export class ContentErrors {
  /** The latest check's errors, "" if the content is valid; pending while a check runs. */
  latest = Promise.resolve("");
  #changes = 0;

  check(): void {
    this.#changes += 1;
    this.latest = this.#checkAfter(this.latest, this.#changes);
  }

  async #checkAfter(former: Promise<string>, change: number): Promise<string> {
    await setTimeout(settleMs);
    const before = await former;
    // Only the last of several changes starts a check.
    if (change !== this.#changes) return before;
    const errors = withFolderPath((await checkContent()).errors.join("\n"));
    if (errors) console.error(`\n${errors}\nPages come back when this is repaired and saved.`);
    else if (before) console.info("\nRepaired: the content is sound again.");
    return errors;
  }
}
