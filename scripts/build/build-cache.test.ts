import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { cached, prune } from "./build-cache.ts";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
});

const make = (words: string) => () => Promise.resolve(Buffer.from(words));
const never = () => Promise.reject(new Error("expected the kept picture"));

it("reuses cached pictures, and deletes those of a removed pair", async () => {
  await cached(folder, Buffer.from("kept"), "1", "avif", make("small kept"));
  await cached(folder, Buffer.from("revoked"), "1", "avif", make("small revoked"));
  const before = new Date("2026-01-01");
  for (const name of await readdir(folder)) await utimes(join(folder, name), before, before);
  const start = Date.now();

  const kept = await cached(folder, Buffer.from("kept"), "1", "avif", never);
  expect(kept.toString()).toBe("small kept");
  await prune(folder, start);
  expect(await readdir(folder)).toHaveLength(1);
  await expect(cached(folder, Buffer.from("revoked"), "1", "avif", never)).rejects.toThrow();
});

it("makes a picture again for other settings", async () => {
  await cached(folder, Buffer.from("one"), "1", "avif", make("small"));
  const large = await cached(folder, Buffer.from("one"), "2", "avif", make("large"));
  expect(large.toString()).toBe("large");
});
