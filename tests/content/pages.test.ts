import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { practice } from "#content/practice";
import {
  builtFiles,
  builtPage,
  builtPages,
  contentPages,
  readClientFile,
  wireSize,
} from "../support/built-pages.ts";
import { head } from "../support/head.ts";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
/** The page that the service worker shows offline. */
const [, offline = '""'] =
  /^const page = (".*");$/m.exec(readClientFile("service-worker.js")) ?? [];

it.each([...builtPages, { path: "/offline", html: JSON.parse(offline) as string }])(
  "$path is valid HTML",
  async ({ path, html }) => {
    const { results } = await validator.validateString(html, `${path}.html`);
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(errors).toEqual([]);
  },
);

it("no search engine lists the offline page", () => expect(offline).toContain("noindex"));

const heads = contentPages.map(({ path, html }) => ({ path, ...head(html) }));

it.each(heads)("the result of $path has 70 to 160 characters, and keywords", (found) => {
  expect(found.description).toMatch(/^.{70,160}$/);
  expect(found.keywords).not.toBe("");
});

it.each(["title", "description"] as const)("no two pages share a %s", (key) => {
  const shared = heads.filter((page) =>
    heads.some((other) => other !== page && other[key] === page[key]),
  );
  expect(shared.map((page) => `${page.path}: ${page[key]}`)).toEqual([]);
});

// The practice fixture's have tighter ones: tests/build/size-budgets.test.ts.
it.each(builtPages)("the document of $path has at most 20 kB as sent, home 15", (page) => {
  // The lines of closed days, and the script that shows them, stand on every page for a time.
  const closures = practice.specialDays.length > 0 ? 0.5 : 0;
  expect(wireSize(page.file) - closures).toBeLessThanOrEqual(page.path === "/" ? 15 : 20);
});

const paths = new Set(contentPages.map(({ path }) => path));

const links = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );

describe.each(builtPages)("the links of $path", ({ html }) => {
  it("lead to existing pages and files, without a redirect", () => {
    const dead = links(html).filter((href) => {
      if (!href.startsWith("/")) return false;
      const [target = ""] = href.split(/[?#]/);
      return !paths.has(target) && !builtFiles.has(target);
    });
    expect(dead).toEqual([]);
  });

  // The browser's own detection is off (`format-detection`).
  it("are where every phone number is", () => {
    const body = html.replaceAll(/<head>.*?<\/head>|<(script|style|a)\b.*?<\/\1>|<[^>]*>/gs, " ");
    expect(
      body.match(/(?<!\d)\(?\d{3}\)?[-. \u00a0\u2011]+\d{3}[-. \u2011]\d{4}(?!\d)/g),
    ).toBeNull();
  });

  it("are https, phone, email or on this site", () => {
    const odd = links(html).filter(
      (href) => !/^(?:https:\/\/|tel:(?:\+1\d{10}|911|988)$|mailto:|\/|#)/.test(href),
    );
    expect(odd).toEqual([]);
  });
});

it("every public page is at most three clicks from home", () => {
  const clicks = new Map([["/", 0]]);
  for (const [path, count] of clicks) {
    for (const href of links(builtPage(path))) {
      const [target = ""] = href.split(/[?#]/);
      if (paths.has(target) && !clicks.has(target)) clicks.set(target, count + 1);
    }
  }
  const deep = [...paths].filter(
    (path) => path !== "/test" && !path.startsWith("/gallery/") && (clicks.get(path) ?? 99) > 3,
  );
  expect(deep).toEqual([]);
});
