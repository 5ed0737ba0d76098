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
