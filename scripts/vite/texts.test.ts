import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, it, onTestFinished, vi } from "vitest";

const root = join(import.meta.dirname, "../..");

it("compiles the texts of a practice outside the project", async () => {
  const folder = mkdtempSync(join(tmpdir(), "practice-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, "tests/fixtures/dermatologist"), folder, { recursive: true });
  vi.stubEnv("CONTENT_FOLDER", folder);
  vi.resetModules();
  const { content } = await import("./content.ts");
  const { texts } = await import("./texts.ts");
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [content(), texts()],
    build: { ssr: join(root, "app/pages/about.tsx"), write: false },
  })) as Rolldown.RolldownOutput;
  expect(output[0].code).toContain("dermatolog");
});
