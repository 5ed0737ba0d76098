import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

it("is the contract of docs/analytics-events.md, event by event and field by field", () => {
  const [, body = ""] = /export type Events = \{\n(.*?)\n\};/s.exec(read("events.ts")) ?? [];
  const typed = [
    ...body.replaceAll(/\/\*\*.*?\*\//gs, "").matchAll(/^ {2}(?:"([^"]+)"|(\w+)): \{(.*?)\};$/gms),
  ].map(([, quoted, plain, fields = ""]) => [
    quoted ?? plain,
    [...fields.matchAll(/(\w+):/g)].map(([, field]) => field).join(", "),
  ]);
  const written = [
    ...read("../../docs/analytics-events.md").matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|.*\|$/gm),
  ]
    .map(([, event, fields]) => [event, fields])
    .filter(([event]) => event !== "event" && !event?.startsWith("-"));
  expect(typed).toHaveLength(17);
  expect(written).toEqual(typed);
});
