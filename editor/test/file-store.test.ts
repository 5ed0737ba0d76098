import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "../../tests/support/test.ts";
import { env, root } from "./copy.ts";

/* A file is the former or the new one, whatever happens while it is written. */
const folder = ".cache/editor-write";
const file = `${folder}/home.yaml`;
const length = 2 ** 22;

const run = (script: string) => {
  const source = `const { replaceFiles } = await import("./editor/file-store.ts"); ${script}`;
  return ["--input-type=module", "--eval", source];
};

test.beforeEach(() => {
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, file), "a".repeat(length));
});

const states = () => {
  const text = readFileSync(join(root, file), "utf8");
  return { length: text.length, letters: new Set(text).size };
};

test("a program that is killed while it writes leaves a whole file", async () => {
  const script = `for (;;) for (const letter of "ab")
    await replaceFiles(new Map([["${file}", letter.repeat(${length})]]));`;
  for (let round = 0; round < 8; round += 1) {
    const child = spawn("node", run(script), { cwd: root, env });
    await setTimeout(400 + round * 37);
    child.kill("SIGKILL");
    await once(child, "close");
    expect(states()).toEqual({ length, letters: 1 });
  }
});

for (const [code, words] of [
  ["ENOSPC", "The disk is full."],
  ["EACCES", "This computer may not write the file."],
]) {
  test(`${code} in the second of two files changes neither, and is reported`, () => {
    const script = `
      import fs from "node:fs/promises";
      import { syncBuiltinESMExports } from "node:module";
      const { writeFile } = fs;
      let writes = 0;
      fs.writeFile = async (path, content, options) => {
        writes += 1;
        await writeFile(path, content.slice(0, 4096), options);
        if (writes === 2) throw Object.assign(new Error("failed"), { code: "${code}" });
      };
      syncBuiltinESMExports();
      const files = new Map([["${file}", "b".repeat(${length})], ["${folder}/new.jpg", "b"]]);
      await replaceFiles(files).catch(({ name, message }) => console.log(name, message));`;
    const { stdout } = spawnSync("node", run(script), { cwd: root, env, encoding: "utf8" });
    expect(stdout).toContain(`UserError ${words}`);
    expect(states()).toEqual({ length, letters: 1 });
    expect(readdirSync(join(root, folder)).filter((name) => name.includes("new"))).toEqual([]);
  });
}
