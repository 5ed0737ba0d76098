import { expect, it, vi } from "vitest";
import { Problem } from "../../content-schema/validation/problem.ts";
import { practiceWith } from "../../tests/support/practice-with.ts";
import { soundContent } from "./watch.ts";

it("notices a repair that is saved while a check runs", async () => {
  const folder = practiceWith({});
  const log = vi.spyOn(console, "error").mockReturnValue();
  const check = vi.fn(async () => {
    const problem = new Problem({ file: "prices.yaml" }, { expected: "a price" });
    const errors = check.mock.calls.length === 1 ? [problem] : [];
    if (errors.length > 0) practiceWith({ "prices.yaml": (text) => `${text}\n` });
    return { errors, warnings: [] };
  });
  await soundContent(folder, check);
  expect(check).toHaveBeenCalledTimes(2);
  expect(log.mock.lastCall?.[0]).toContain("prices.yaml: expected a price");
});
