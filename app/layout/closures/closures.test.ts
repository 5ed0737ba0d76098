import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { PageContext } from "../../page-context.ts";

const dates = ["2099-11-11", "2099-11-26", "2099-11-27", "2099-12-24", "2099-12-31"];

vi.mock("#content/practice", async (original) => {
  const { practice } = await original<typeof import("#content/practice")>();
  const hours = { opens: "09:00", closes: "13:00" };
  const specialDays = dates.map((date, index) => ({ date, hours: index === 0 ? hours : null }));
  return { practice: { ...practice, specialDays } };
});

async function closuresOn(path: string): Promise<string> {
  const { Closures } = await import("./closures.tsx");
  const value = {
    path,
    collected: { scripts: new Set<string>(), styles: new Set<string>(), breadcrumb: [] },
  };
  const renderIsland = () => ({ html: "", prefix: "" });
  const page = { value: { ...value, renderIsland }, children: createElement(Closures) };
  return renderToStaticMarkup(createElement(PageContext, page));
}

it("every closed day to come is in a page, which may stay for months", async () => {
  const html = await closuresOn("/");
  expect(html).toContain("9:00 AM to 1:00 PM");
  expect([...html.matchAll(/data-from="[^"]+" data-to="([^"]+)"/g)].map(([, to]) => to)).toEqual(
    dates,
  );
});

it("a Spanish page has the hours of such a day in Spanish", async () => {
  expect(await closuresOn("/es")).toContain("abierto de 9:00 a. m. a 1:00 p. m.");
});
