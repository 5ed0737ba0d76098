import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ports, practiceSettings } from "../support/addresses.ts";
import { expect, hydrated, test } from "../support/test.ts";

const root = join(import.meta.dirname, "../..");
// Inside the project, so that Node.js resolves packages; Vite ignores folders named test-results.
const copy = join(root, ".cache/faults");
const address = `http://localhost:${ports.faults}`;
const parts = ["app", "content-schema", "public", "scripts", "server"];
const settings = ["package.json", "tsconfig.json", "vite.config.ts"];

test.describe.configure({ mode: "serial" });

/** The server's output so far. */
let output = "";
let dev: ChildProcess;

test.beforeEach(async () => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, ".cache"), { recursive: true });
  for (const name of [...parts, ...settings]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  cpSync(practiceSettings.CONTENT_FOLDER, join(copy, "content"), { recursive: true });
  mkdirSync(join(root, ".cache/encoded"), { recursive: true });
  symlinkSync(join(root, ".cache/encoded"), join(copy, ".cache/encoded"));
  output = "";
  const server = spawn("node", ["scripts/dev.ts", "--port", String(ports.faults)], {
    cwd: copy,
    env: {
      ...process.env,
      // Ignores the caller's content folder.
      CONTENT_FOLDER: "",
      PATH: `${root}/node_modules/.bin:${process.env["PATH"]}`,
    },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  dev = server;
  await expect.poll(() => output, { timeout: 60_000 }).toContain("Local");
});

test.afterEach(() => {
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

/** Typical mistakes of editors, and the messages that they get. */
const mistakes = [
  {
    file: "content/practice.yaml",
    good: "titleSuffix:",
    bad: "titelSuffix:",
    line: false,
    fault: "(the whole record): expected only",
    found: 'found "titelSuffix"; did you mean "titleSuffix"?',
  },
  {
    file: "content/hours.yaml",
    good: "  tuesday:",
    bad: " tuesday:",
    line: true,
    fault: "expected as many spaces at the beginning as the lines beside it have",
    found: "found tuesday:",
  },
];

test.describe("while npm run dev runs", { tag: "@all" }, () => {
  // Ignore messages about pages and islands that cannot be rendered.
  test.use({ expectedConsole: /^/ });

  test("reports an error, and recovers when it is fixed", async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(`${address}/contact-us`, { timeout: 100_000 });
    await hydrated(page);
    for (const { file, good, bad, line, fault, found } of mistakes) {
      output = "";
      const former = save(file, (text) => text.replace(good, bad));
      await expect.poll(() => output, { timeout: 60_000 }).toContain("Pages come back when");
      const places = former.split("\n");
      const place = line ? `, line ${places.findIndex((each) => each.includes(good)) + 1}` : "";
      const message = `${file}${place}: ${fault}`;
      expect(output).toContain(message);
      expect(output).toContain(found);
      // The open page updates by itself.
      await expect(page.locator("pre")).toContainText(message, { timeout: 60_000 });
      await expect(page.locator("pre")).toContainText(found);
      save(file, () => former);
      await expect
        .poll(() => output, { timeout: 60_000 })
        .toContain("Repaired: the content is sound");
      await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.getByText(message)).toHaveCount(0);
    }
  });

  test("edits of content, components and styles show, and so does a new page", async ({ page }) => {
    test.setTimeout(300_000);
    const eventually = { timeout: 60_000 };
    await page.goto(`${address}/contact-us`, { timeout: 100_000 });
    await hydrated(page);
    const heading = page.getByRole("heading", { level: 1 });

    save("content/pages.yaml", (text) => text.replaceAll("Contact Us", "Reach Us"));
    await expect(page).toHaveTitle(/Reach Us/, eventually);
    save("content/words/contact.yaml", (text) => text.replace("Where to find us", "Come by"));
    await expect(page.getByRole("heading", { name: "Come by" })).toBeVisible(eventually);
    save("app/components/page-hero/page-hero.tsx", (text) =>
      text.replace("<h1", '<h1 id="changed"'),
    );
    await expect(page.locator("h1#changed")).toBeVisible(eventually);
    save("app/styles/base.css", (text) => `${text}\nh1 { outline: 3px solid red !important; }`);
    await expect(heading).toHaveCSS("outline-style", "solid", eventually);

    const copied = readFileSync(join(copy, "content/services/mole-check.mdx"), "utf8");
    writeFileSync(
      join(copy, "content/services/tailbone-pain.mdx"),
      copied
        .replace(/^slug: .*$/m, "slug: tailbone-pain")
        .replace(/^order: .*$/m, "order: 99")
        .replace(/^title: .*$/m, "title: Tailbone Pain")
        .replace(/^( {4}url: ).*$/m, "$1https://www.example.org/tailbone")
        .replace(/^(about:\n.*\n {2}name: ).*$/m, "$1Tailbone pain"),
    );
    // The open page also reloads, at an unknown time.
    await expect(async () => {
      const response = await page.goto(`${address}/service/tailbone-pain`);
      expect(response?.status()).toBe(200);
      await expect(heading).toHaveText("Tailbone Pain");
    }).toPass(eventually);
  });
});
