import { expect, it } from "vitest";
import { builtPage } from "../support/built-pages.ts";
import { plainText, visibleText } from "../support/text.ts";

const priceBox = (path: string) =>
  plainText(/<section class="prices[\s\S]*?<\/section>/.exec(builtPage(path))?.[0] ?? "");

it("a treatment with a price shows it and what it includes instead of a price on request", () => {
  expect(priceBox("/service/acne")).toContain(
    "One acne treatment $1,095.50 It includes the exam and the treatment. It does not include medicine from a pharmacy.",
  );
  expect(priceBox("/service/acne")).not.toContain("Office treatment");
  expect(priceBox("/service/eczema")).toContain("Office treatment");
});

it("a confirmed rating has its source and date in both places, and confirmed press no label", () => {
  const home = visibleText(builtPage("/"));
  expect(home.split("Source: Sample reviews, as of October 1, 2026")).toHaveLength(3);
  expect(builtPage("/")).toContain('"ratingValue":4.7');
  expect(home).not.toContain("Sample names");
});
