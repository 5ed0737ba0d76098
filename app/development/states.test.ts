import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";

const components = join(import.meta.dirname, "../components");
const modules = import.meta.glob<{ states: Record<string, ReactElement> }>(
  "../{components,features}/*/*.states.tsx",
  { eager: true },
);
const render = (element: ReactElement) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, element));

/** The files of a component's folder, and what stands in them. */
const filesOf = (folder: string) =>
  readdirSync(join(components, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(components, folder, file), "utf8") }));

const folders = readdirSync(components).filter((folder) =>
  filesOf(folder).some(({ file }) => file.endsWith(".tsx")),
);

describe("every component's folder", () => {
  it.each(folders)("%s names its states", (folder) => {
    const { states } = modules[`../components/${folder}/${folder}.states.tsx`] ?? { states: {} };
    expect(Object.keys(states).length, `${folder}.states.tsx`).toBeGreaterThan(0);
  });

  it.each(folders)("%s shows each of its components in a state or inside another", (folder) => {
    const files = filesOf(folder);
    const exported = files.flatMap(({ file, text }) =>
      [...text.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = ""]) => ({ file, name })),
    );
    const unseen = exported.filter(
      ({ file, name }) =>
        !files.some((other) => other.file !== file && new RegExp(`\\b${name}\\b`).test(other.text)),
    );
    expect(unseen).toEqual([]);
  });
});

describe.each(Object.entries(modules))("%s", (_, { states }) => {
  it("renders something of its own in each state", () => {
    const drawn = Object.values(states).map(render);
    expect(drawn.every((html) => html.length > 0)).toBe(true);
    // The lines that depend on the clock are empty until a browser knows the time.
    const own = new Set(drawn.filter((html) => !html.includes("office-status")));
    expect(own.size).toBe(drawn.filter((html) => !html.includes("office-status")).length);
  });
});
