import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ports } from "../support/addresses.ts";
import { guideContent } from "../support/guide-content.ts";
import { copyProject, runIn } from "../support/project-copy.ts";
import { asPattern, follow, readMistakes, readRecipes } from "../support/recipes.ts";
import { expect, test } from "../support/test.ts";
import { address, copy, run, settings } from "./recipes/copy.ts";
import { seen } from "./recipes/seen.ts";

const root = join(import.meta.dirname, "../..");
const guide = readFileSync(join(root, "docs/editing-content.md"), "utf8");
const recipes = readRecipes(guide);

const npmScript = (name: string) => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return scripts[name] ?? "";
};

test.describe.configure({ mode: "serial" });

test.describe("the editing guide", { tag: "@all" }, () => {
  let server: ChildProcess;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    copyProject("recipes", await guideContent("recipes"));
    const pictures = new Map<string, Buffer>();
    for (const side of ["before", "after"]) {
      const background = side === "before" ? "#b86a5a" : "#d9a491";
      const image = sharp({ create: { width: 1000, height: 700, channels: 3, background } });
      pictures.set(
        side,
        await image
          .withExif({ IFD0: { Make: "Camera" } })
          .jpeg()
          .toBuffer(),
      );
    }
    const picture = (file: string) =>
      pictures.get(file.includes("before") ? "before" : "after") ?? Buffer.of();
    for (const { steps } of recipes) for (const step of steps) follow(copy, step, picture);
    const { status, stdout, stderr } = run(npmScript("build"));
    expect(status, stdout + stderr).toBe(0);
    server = spawn("node", ["server/main.ts"], {
      cwd: copy,
      env: { ...process.env, PORT: String(ports.recipes), SITE_BUILD_DIRECTORY: "build" },
      stdio: "ignore",
    });
    const answers = () =>
      fetch(`${address}/test`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers, { timeout: 30_000 }).toBe(true);
  });

  test.afterAll(() => {
    server?.kill();
    rmSync(copy, { recursive: true, force: true });
  });

  test("has a test for each recipe, and each recipe something to do", () => {
    expect(recipes.map(({ title }) => title)).toEqual(Object.keys(seen));
    for (const { title, steps } of recipes) expect(steps.length, title).toBeGreaterThan(0);
    expect(readMistakes(guide)).toHaveLength(guide.split("you read").length - 1);
  });

  for (const { title } of recipes) {
    test(`${title}: the built page shows the change`, async ({ page }) => {
      await seen[title]?.(page);
    });
  }

  const checks = [
    ["records and texts are sound", "node scripts/check-content.ts"],
    ["every built page is sound", "vitest run --project content"],
  ];
  const checksInBrowser = [
    ["every page is accessible", "playwright test --config playwright.content.config.ts"],
  ];
  for (const [name = "", command = ""] of [
    ...checks,
    ...(process.env["TEST_ALL"] ? checksInBrowser : []),
  ]) {
    test(`with all recipes together ${name}`, () => {
      test.setTimeout(400_000);
      const { status, stdout, stderr } = runIn(root, command, {
        ...settings,
        CONTENT_FOLDER: join(copy, "content"),
        SITE_BUILD_DIRECTORY: join(copy, "build"),
        TESTED_BUILD: "",
      });
      expect(status, stdout + stderr).toBe(0);
    });
  }

  test("the edited site has no dead link", async ({ request }) => {
    const paths = new Set(["/"]);
    const dead: string[] = [];
    for (const path of paths) {
      const answer = await request.get(address + path, { maxRedirects: 0 });
      if (answer.status() !== 200) dead.push(`${path}: ${answer.status()}`);
      else if (answer.headers()["content-type"]?.startsWith("text/html")) {
        for (const [, href = ""] of (await answer.text()).matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g))
          paths.add(href);
      }
    }
    expect(dead).toEqual([]);
    expect(paths.size).toBeGreaterThan(25);
  });

  test("npm run dev reports an error, waits, and continues when it is fixed", async () => {
    test.setTimeout(180_000);
    const path = join(copy, "content/practice.yaml");
    const good = readFileSync(path, "utf8");
    writeFileSync(path, good.replace("degree: DO", "degree: MD"));
    const dev = spawn("node", ["scripts/dev.ts", "--port", String(ports.recipesPreview)], {
      cwd: copy,
      env: {
        ...process.env,
        // Ignores the caller's content folder.
        CONTENT_FOLDER: "",
        PATH: `${root}/node_modules/.bin:${process.env["PATH"]}`,
      },
    });
    let told = "";
    for (const stream of [dev.stdout, dev.stderr]) {
      stream.on("data", (data) => {
        told += data;
      });
    }
    try {
      await expect.poll(() => told, { timeout: 60_000 }).toContain("waits here until");
      expect(told).toContain(
        'provider.degree: expected the degree that stands for “Doctor of Osteopathic Medicine”, found "MD"',
      );
      writeFileSync(path, good);
      await expect.poll(() => told, { timeout: 100_000 }).toContain("Local");
    } finally {
      writeFileSync(path, good);
      dev.kill();
    }
  });

  for (const { file, typed, told } of readMistakes(guide)) {
    test(`${typed.trim()}: reports the error that the guide quotes`, () => {
      const path = join(copy, file);
      const good = readFileSync(path, "utf8");
      const key = typed.split(":")[0]?.trim() ?? "";
      const lines = good.split("\n");
      const name = key.replace("titel", "title");
      const at = lines.findIndex((line) => line.trim().startsWith(name));
      if (at < 0 || file.endsWith(".mdx")) lines.push(typed);
      else lines[at] = typed;
      writeFileSync(path, lines.join("\n"));
      const { status, stderr } = run("node scripts/check-content.ts");
      writeFileSync(path, good);
      expect(status).toBe(1);
      expect(stderr).toMatch(asPattern(told));
    });
  }
});
