import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ports } from "../support/addresses.ts";
import { expect, hydrated, test } from "../support/test.ts";

const root = join(import.meta.dirname, "../..");
// Inside the project, so that the copy finds the packages, and where the server watches.
const copy = join(root, "test-results/faults");
const address = `http://localhost:${ports.faults}`;
const parts = ["app", "content", "public", "scripts", "server", "package.json", "tsconfig.json"];
const settings = ["react-router.config.ts", "vite.config.ts"];

// What a browser says of a server that stops answering is not the matter here.
test.use({ expectedConsole: /^/ });

test.beforeEach(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, ".cache"), { recursive: true });
  for (const name of [...parts, ...settings]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  mkdirSync(join(root, ".cache/pictures"), { recursive: true });
  symlinkSync(join(root, ".cache/pictures"), join(copy, ".cache/pictures"));
});

test.afterEach(() => rmSync(copy, { recursive: true, force: true }));

test("a fault made while npm run dev runs is told, and its repair brings the page back", async ({
  page,
}) => {
  test.setTimeout(300_000);
  let told = "";
  const dev = spawn("node", ["scripts/dev.ts", "--port", String(ports.faults)], {
    cwd: copy,
    env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env["PATH"]}` },
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.on("data", (data) => {
      told += data;
    });
  }
  try {
    await expect.poll(() => told, { timeout: 60_000 }).toContain("Local");
    await page.goto(`${address}/contact-us`, { timeout: 100_000 });
    await hydrated(page);
    const overlay = page.locator("vite-error-overlay");
    const heading = page.getByRole("heading", { level: 1, name: "Contact Us" });
    const file = "content/practice.ts";
    const path = join(copy, file);
    const good = readFileSync(path, "utf8");
    told = "";
    writeFileSync(path, good.replace("titleSuffix:", "titelSuffix:"));
    await expect.poll(() => told, { timeout: 60_000 }).toContain("Pages come back when");
    const fault = 'found "titelSuffix"; did you mean "titleSuffix"?';
    expect(told).toContain(`${file}: (the whole record): expected only`);
    expect(told).toContain(fault);
    // The server may be about to restart when the page asks it again; then someone loads it once more.
    await expect(async () => {
      if ((await overlay.count()) === 0) await page.reload();
      await expect(overlay).toContainText(fault, { timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    writeFileSync(path, good);
    await expect.poll(() => told, { timeout: 60_000 }).toMatch(/Repaired: the content[\s\S]*Local/);
    await expect(overlay).toHaveCount(0, { timeout: 60_000 });
    await expect(heading).toBeVisible({ timeout: 60_000 });
  } finally {
    dev.kill();
  }
});
