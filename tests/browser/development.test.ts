import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chooser, photoConsultPath } from "../support/photo-check.ts";
import { outputOf } from "../support/processes.ts";
import { copyFolder, copyProject } from "../support/project-copy.ts";
import { expect, test, waitForIsland, waitForScripts } from "../support/test.ts";
import { ports } from "../support/test-sites.ts";

/* `npm run dev` in a copy of the project, while its files are edited. */

const copy = copyFolder("development");
const address = `http://localhost:${ports.development}`;
const eventually = { timeout: 60_000 };

/** The server's output so far. */
let output: () => string;
let dev: ChildProcess;

test.describe.configure({ mode: "serial", timeout: 300_000 });

test.beforeAll(async () => {
  copyProject("development");
  dev = spawn("vite", ["--port", String(ports.development)], {
    cwd: copy,
    // Ignores the caller's content folder.
    env: { ...process.env, CONTENT_FOLDER: "" },
  });
  output = outputOf(dev);
  await expect.poll(output, eventually).toContain("Local");
});

test.afterAll(() => {
  dev.kill();
  rmSync(copy, { recursive: true, force: true });
});

/** Edits a file of the copy, and returns its previous content. */
function save(file: string, change: (text: string) => string): string {
  const path = join(copy, file);
  const former = readFileSync(path, "utf8");
  const next = change(former);
  expect(next, `${file} must change`).not.toBe(former);
  writeFileSync(path, next);
  return former;
}

test.describe("while npm run dev runs @all", () => {
  test("nothing is logged to console or terminal", async ({ page }) => {
    for (const path of ["/", "/service/mole-check", "/testimonials", photoConsultPath]) {
      await page.goto(address + path);
      await waitForScripts(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    // React's development build reports hydration mismatches here.
    await chooser(page).focus();
    await waitForIsland(page, "photo-chooser");
    const missing = await page.request.get(`${address}/no-such-page`);
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain("</h1>");
    expect(output(), "React's warnings in the terminal").not.toContain("react.dev/link");
  });

  test("an error is shown on the page until it is mended", async ({ page, allowed }) => {
    // Pages and islands that cannot be rendered say so.
    allowed.push(/^/);
    await page.goto(`${address}/contact-us`);
    await waitForScripts(page);
    const former = save("content/practice.yaml", (text) =>
      text.replace("titleSuffix:", "titelSuffix:"),
    );
    const message = 'found "titelSuffix"; did you mean "titleSuffix"?';
    // The open page updates by itself.
    await expect(page.locator("pre").first()).toContainText(message, eventually);
    expect(output()).toContain(message);
    save("content/practice.yaml", () => former);
    await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible(
      eventually,
    );
    await expect(page.getByText(message)).toHaveCount(0);
  });

  // Edits of content: editor/test/.
  test("edits of code and styles show", async ({ page, allowed }) => {
    allowed.push(/^/);
    await page.goto(`${address}/contact-us`);
    await waitForScripts(page);
    save("app/components/page-hero/page-hero.tsx", (text) =>
      text.replace("<h1", '<h1 id="changed"'),
    );
    await expect(page.locator("h1#changed")).toBeVisible(eventually);
    save("app/styles/base.css", (text) => `${text}\nh1 { outline: 3px solid red !important; }`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveCSS("outline-style", "solid", eventually);
  });
});
