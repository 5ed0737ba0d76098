import { expect, it } from "vitest";
import { joined } from "./icons.ts";

const path = (d: string): [string, Record<string, string>] => ["path", { d, key: "x" }];

it("makes one path of many that draws the same lines", () => {
  expect(joined([path("m16 9-5.5 5.5L8 12"), path("m5 12 7-7 7 7"), path("M12 5v14")])).toEqual([
    ["path", { d: "M16 9l-5.5 5.5L8 12M5 12l7-7 7 7M12 5v14" }],
  ]);
  expect(joined([path("m2 2v3")])).toEqual([["path", { d: "M2 2v3" }]]);
  expect(joined([path("m4.9 4.9.7.7")])).toEqual([["path", { d: "M4.9 4.9l.7.7" }]]);
});

it("keeps other shapes as they are", () => {
  expect(joined([["circle", { cx: "12", cy: "5", r: "1", key: "y" }]])).toEqual([
    ["circle", { cx: "12", cy: "5", r: "1" }],
  ]);
});
