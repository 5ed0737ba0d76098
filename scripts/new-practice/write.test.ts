import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { checkContent } from "../content-check/check.ts";
import { readAnswers } from "./answers.ts";
import { writePractice } from "./write.ts";

const answersOf = (name: string) => {
  const file = join(import.meta.dirname, "../../tests/fixtures/answers", `${name}.yaml`);
  return readAnswers(name, parse(readFileSync(file, "utf8")));
};

const foreign =
  /.*(?:dermat|\bskin\b(?!:)|acne|eczema|\bmoles?\b|\brash|makeup|texas|austin|proctolog|\banal\b|rectal|california|beverly|huntington|osteopath).*/gi;

describe.each(["cardiology", "dentist"])("the new practice %s", (name) => {
  it("passes the checks, and says nothing of the sample practice or of this one", async () => {
    const folder = join(temporaryFolder(onTestFinished), "content");
    writePractice(folder, answersOf(name));
    const { errors } = await checkContent(folder);
    expect(errors.map(String)).toEqual([]);
    const found = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:yaml|mdx)$/.test(file))
      .flatMap((file) => readFileSync(join(folder, file), "utf8").match(foreign) ?? []);
    expect(found).toEqual([]);
  });
});

it("answers may be lists, or typed as in the terminal", () => {
  const typed = {
    phone: "(312) 555-0100",
    offices: "000 Lake Street, Chicago, 60601",
    services: "Cleanings, Cavities, Tooth pain",
  };
  const answers = answersOf("dentist");
  expect(readAnswers("", { ...answers, ...typed, state: "IL" })).toEqual(answers);
});

const office = { street: "000 Lake Street", city: "Chicago", zip: "60601" };

it.each([
  [{ state: "Oregon" }, /^a: state: expected one of .*, found "Oregon"$/],
  [
    { state: "IL", offices: [{ ...office, zip: 97205 }] },
    /^a: offices\[0\]\.zip: .*; write "97205"/,
  ],
  [{ state: "IL", offices: [{ ...office, cty: "" }] }, /only the fields street, city, zip, found/],
])("an answer that does not fit is told by its name: %j", (answers, message) => {
  expect(() => readAnswers("a", { ...answersOf("dentist"), ...answers })).toThrow(message);
});
