import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { checkContent } from "../content-check/check.ts";
import { readAnswers } from "./answers.ts";
import { writePractice } from "./write.ts";

const answersOf = (name: string) => {
  const file = join(import.meta.dirname, "../../tests/fixtures/answers", `${name}.yaml`);
  return readAnswers(name, parse(readFileSync(file, "utf8")));
};

describe.each(["cardiology", "dentist"])("the new practice %s", (name) => {
  it("passes the checks, and says nothing of the sample practice or of this one", async () => {
    const folder = join(mkdtempSync(join(tmpdir(), "practice-")), "content");
    onTestFinished(() => rmSync(join(folder, ".."), { recursive: true }));
    writePractice(folder, answersOf(name));
    const { errors } = await checkContent(folder);
    expect(errors.map(String)).toEqual([]);
    const foreign =
      /.*(?:dermat|\bskin\b(?!:)|acne|eczema|\bmoles?\b|\brash|makeup|texas|austin|proctolog|\banal\b|rectal|california|beverly|huntington|osteopath).*/gi;
    const found = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:yaml|mdx)$/.test(file))
      .flatMap((file) => readFileSync(join(folder, file), "utf8").match(foreign) ?? []);
    expect(found).toEqual([]);
  });
});

it("an answer that does not fit is told by its name", () => {
  expect(() => readAnswers("answers.yaml", { ...answersOf("dentist"), state: "Oregon" })).toThrow(
    /^answers\.yaml: state: expected one of .*, found "Oregon"$/,
  );
});
