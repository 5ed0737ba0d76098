import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PageContext, type PageContextValue } from "../page-context.ts";

const app = join(import.meta.dirname, "..");
const modules = import.meta.glob<{ states: Record<string, ReactElement> }>(
  ["../{components,features,layout}/*/*.states.tsx", "../analytics/*.states.tsx"],
  { eager: true },
);

/** What no state can show, and why. */
const withoutState: Readonly<Record<string, string>> = {
  AccessibilityPanel: "stands once in the footer of every page, also of the examples",
  PrivacyCard: "shows PrivacyQuestion when the practice asks",
  PrivacyControl: "stands in the footer of every page",
  Header: "stands at the head of every page, also of the examples",
  MobileMenu: "stands in the header",
  DesktopNav: "stands in the header",
  Submenu: "stands in the header",
  SkipLink: "stands before the header",
  ActionBar: "stands at the foot of every page on a phone, also of the examples",
  Footer: "stands at the foot of every page, also of the examples",
  FooterLegal: "is the end of the footer",
  BookingDialog: "stands in every page, also of the examples",
  MenuGate: "opens Gate",
  SearchDialog: "opens the search, in every page",
  ServicePage: "is a page; its parts are shown alone",
  LegalPage: "is a ContentPage of several texts",
  ServiceProvider: "renders nothing of its own",
  CategoryPictures: "fetches what PairList and NoPairs show",
};

const page: PageContextValue = {
  path: "/examples",
  collected: { scripts: new Set() },
  renderIsland: (content) => ({
    html: content ? renderToStaticMarkup(content) : "",
    prefix: "",
  }),
};

const render = (element: ReactElement) =>
  renderToStaticMarkup(createElement(PageContext, { value: page }, element));

/** The files of a folder below `app`, and what stands in them. */
const filesOf = (folder: string) =>
  readdirSync(join(app, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(app, folder, file), "utf8") }))
    // To import a component is not to show it.
    .map(({ file, text }) => ({ file, text: text.replaceAll(/^import [^;]*;$/gm, "") }));

const exported = /^export (?:default )?(?:async )?(?:function|const) ([A-Z]\w*[a-z]\w*)/gm;
const folders = [
  ...["components", "features", "layout"].flatMap((kind) =>
    readdirSync(join(app, kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${kind}/${name}`),
  ),
  "analytics",
].filter((folder) => filesOf(folder).some(({ file }) => file.endsWith(".tsx")));

/** The components that a folder exports, by file. */
const componentsOf = (folder: string) =>
  filesOf(folder)
    .filter(({ file }) => file.endsWith(".tsx") && !file.includes(".test."))
    .flatMap(({ file, text }) =>
      [...text.matchAll(exported)].map(([, name = ""]) => ({ file, name })),
    );
const withStates = folders.filter((folder) =>
  componentsOf(folder).some(({ name }) => !(name in withoutState)),
);

describe("every folder of components, features, layout and statistics", () => {
  it.each(withStates)("%s names its states", (folder) => {
    const found = Object.entries(modules).filter(([file]) => file.startsWith(`../${folder}/`));
    const states = found.flatMap(([, module]) => Object.keys(module.states));
    expect(states.length, `states in ${folder}/*.states.tsx`).toBeGreaterThan(0);
  });

  it.each(folders)("%s shows each of its components in a state or inside another", (folder) => {
    const files = filesOf(folder).filter(({ file }) => !file.includes(".test."));
    const unseen = componentsOf(folder).filter(
      ({ file, name }) =>
        !(name in withoutState) &&
        !files.some((other) => other.file !== file && new RegExp(`\\b${name}\\b`).test(other.text)),
    );
    expect(unseen, "components that no state shows").toEqual([]);
  });

  it("excuses nothing that is gone", () => {
    const all = folders.flatMap((folder) => componentsOf(folder).map(({ name }) => name));
    const gone = Object.keys(withoutState).filter((name) => !all.includes(name));
    expect(gone).toEqual([]);
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
