import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { root } from "./git.ts";
import type { Request } from "./merge-request.ts";
import { Refusal } from "./problems.ts";
import type { ContentRecord } from "./records.ts";
import { expectContent, save, writeSound } from "./save.ts";
import { readText } from "./sound.ts";
import { inTurn } from "./write.ts";

/**
 * Answers a request of the form's backend (page/backend.js).
 * @throws {Refusal} if it must not be done
 */
export async function answer(records: readonly ContentRecord[], { action, params }: Request) {
  expectContent(params);
  const { folder = "", extension = "", paths = [] } = params;
  const read = async (path: string) => ({ path, ...(await readText(records, path)) });
  switch (action) {
    case "readFolder": {
      const names = await readdir(join(root, folder)).catch(() => []);
      const own = names.filter((name) => extname(name) === `.${extension}` && name[0] !== ".");
      return Promise.all(own.map((name) => read(`${folder}/${name}`)));
    }
    case "read":
      return Promise.all(paths.map(read));
    case "save":
      return save(records, params);
    case "delete":
      await inTurn(() => writeSound(new Map(paths.map((path) => [path, null]))));
      return {};
    default:
      throw new Refusal(`Unknown action ${action}`);
  }
}
