import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builds } from "../support/addresses.ts";
import { builtFiles } from "../support/pages.ts";

const folder = join(import.meta.dirname, "../..", builds.site, "client");

it("the build contains no development-only component", () => {
  const texts = [...builtFiles].filter((file) => /\.(?:html|js|css|json|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(30);
  const left = texts.filter((file) =>
    /launch-badge|Every component in every state|before launch|check:launch|virtual:launch|app\/development|\.states\./.test(
      readFileSync(join(folder, file), "utf8"),
    ),
  );
  expect(left).toEqual([]);
});
