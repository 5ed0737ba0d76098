import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PageContext, type PageContextValue } from "../page-context.ts";
import { modules } from "./examples.tsx";

const page: PageContextValue = {
  path: "/examples",
  collected: { scripts: new Set(), trail: [] },
  renderIsland: (content) => ({ html: content ? renderToStaticMarkup(content) : "", prefix: "" }),
};
const render = (element: ReactElement) =>
  renderToStaticMarkup(createElement(PageContext, { value: page }, element));

describe.each(Object.entries(modules))("%s", (_, { states }) => {
  it("renders something of its own in each state", () => {
    const rendered = Object.values(states).map(render);
    expect(rendered.length).toBeGreaterThan(0);
    expect(rendered).not.toContain("");
    // The lines that depend on the clock are empty until a browser knows the time.
    const own = rendered.filter((html) => !html.includes("office-status"));
    expect(new Set(own).size).toBe(own.length);
  });
});
