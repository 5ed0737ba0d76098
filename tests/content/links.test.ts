import { describe, expect, it } from "vitest";
import { builtFiles, builtPage, builtPages, contentPages } from "../support/pages.ts";

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
