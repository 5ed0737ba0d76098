import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { checkContent } from "../../scripts/content-check/faults.ts";
import { guideContent } from "../support/guide-content.ts";
import { follow, readRecipes } from "../support/recipes.ts";

/* Each recipe of the guide keeps records, texts and links valid on its own. The built pages are
   tested with all recipes applied (tests/browser/recipes.test.ts): a build per recipe would take
   minutes. */
const root = join(import.meta.dirname, "../..");
const copy = join(root, ".cache/recipe-alone");
const recipes = readRecipes(readFileSync(join(root, "docs/editing-content.md"), "utf8"));
const content = await guideContent("alone");
const picture = await sharp({
  create: { width: 1000, height: 700, channels: 3, background: "#b86a5a" },
})
  .jpeg()
  .toBuffer();

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe.each(recipes)("$title", { timeout: 60_000 }, ({ steps }) => {
  it("leaves the content sound", async () => {
    rmSync(copy, { recursive: true, force: true });
    cpSync(content, join(copy, "content"), { recursive: true });
    for (const step of steps) {
      // Copy files outside the content only when a recipe names them.
      if (step.kind === "edit" && !step.file.startsWith("content/")) {
        mkdirSync(dirname(join(copy, step.file)), { recursive: true });
        cpSync(join(root, step.file), join(copy, step.file));
      }
      follow(copy, step, () => picture);
    }
    expect((await checkContent(join(copy, "content"))).faults).toBe("");
  });
});
