import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { PageContext } from "../../page-context.ts";

const dates = ["2099-11-11", "2099-11-26", "2099-11-27", "2099-12-24", "2099-12-31"];

vi.mock("#content/practice", async (original) => {
  const { practice } = await original<typeof import("#content/practice")>();
  const specialDays = dates.map((date) => ({ date, hours: null }));
  return { practice: { ...practice, specialDays } };
});

it("every closed day to come is in a page, which may stay for months", async () => {
  const { Closures } = await import("./closures.tsx");
  const value = {
    path: "/",
    collected: { scripts: new Set<string>(), styles: new Set<string>(), trail: [] },
  };
  const renderIsland = () => ({ html: "", prefix: "" });
  const page = { value: { ...value, renderIsland }, children: createElement(Closures) };
  const html = renderToStaticMarkup(createElement(PageContext, page));
  expect([...html.matchAll(/data-from="[^"]+" data-to="([^"]+)"/g)].map(([, to]) => to)).toEqual(
    dates,
  );
});
