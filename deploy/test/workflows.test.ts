import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "../..");
const files = [".github/workflows/test.yml", "deploy/workflows/site.github.yml"];

type Step = { uses?: string; run?: string; env?: object; with?: Record<string, unknown> };
type Workflow = { permissions?: unknown; jobs: Record<string, { steps: Step[] }> };

it.each(files)("%s gives a secret only to the steps that use it", (file) => {
  const workflow = parse(readFileSync(join(root, file), "utf8")) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  for (const { uses, run = "", env = {}, with: settings } of steps) {
    if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    if (uses?.startsWith("actions/checkout@"))
      expect(settings?.["persist-credentials"]).toBe(false);
    const hasSecret = /secrets\.|github\.token/.test(JSON.stringify(env));
    expect(hasSecret, run).toBe(/run (?:preview|deploy)$|git .*\bpush\b/m.test(run));
  }
  const { jobs, permissions, ...rest } = workflow;
  const outside = Object.values(jobs).map(({ steps: _, ...job }) => job);
  expect(JSON.stringify([rest, outside])).not.toMatch(/secrets\.|github\.token/);
  expect(permissions).not.toMatchObject({ contents: "write" });
});

it.each(files)("%s runs no install script of deploy/", (file) => {
  const text = readFileSync(join(root, file), "utf8");
  for (const [line] of text.matchAll(/npm ci.*/g)) expect(line).toContain("--ignore-scripts");
});
