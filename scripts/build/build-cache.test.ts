import { readdir } from "node:fs/promises";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { BuildCache } from "./build-cache.ts";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
});

const make = (words: string) => () => Promise.resolve(Buffer.from(words));
const never = () => Promise.reject(new Error("expected the kept picture"));

it("keeps what was made, and forgets a pair that the record names no more", async () => {
  const first = new BuildCache(folder);
  await first.keep(Buffer.from("kept"), "1", "avif", make("small kept"));
  await first.keep(Buffer.from("revoked"), "1", "avif", make("small revoked"));
  await first.prune();
  expect(await readdir(folder)).toHaveLength(2);

  const second = new BuildCache(folder);
  const kept = await second.keep(Buffer.from("kept"), "1", "avif", never);
  expect(kept.toString()).toBe("small kept");
  await second.prune();
  expect(await readdir(folder)).toHaveLength(1);
  await expect(second.keep(Buffer.from("revoked"), "1", "avif", never)).rejects.toThrow();
});

it("makes a picture again for other settings", async () => {
  const cache = new BuildCache(folder);
  await cache.keep(Buffer.from("one"), "1", "avif", make("small"));
  const large = await cache.keep(Buffer.from("one"), "2", "avif", make("large"));
  expect(large.toString()).toBe("large");
});
