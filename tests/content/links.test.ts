import { describe, expect, it } from "vitest";
import { notFoundPaths, redirects } from "../../app/redirects.ts";
import { builtFiles, builtPages } from "../support/pages.ts";

const moved = new Set<string>(redirects.map(({ from }) => from));
const missing = new Set<string>(Object.values(notFoundPaths));
const real = builtPages.filter(({ path }) => !moved.has(path) && !missing.has(path));
const paths = new Set(real.map(({ path }) => path));

const links = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
const ids = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
const page = (path: string) => real.find((candidate) => candidate.path === path);

describe.each(builtPages)("the links of $path", ({ path, html }) => {
  it("lead to existing pages and files, without a redirect", () => {
    const dead = links(html).filter((href) => {
      if (!href.startsWith("/")) return false;
      const [target = ""] = href.split(/[?#]/);
      return !paths.has(target) && !builtFiles.has(target);
    });
    expect(dead).toEqual([]);
  });

  it("lead to existing ids", () => {
    const dead = links(html).filter((href) => {
      const [target, hash] = href.split("#");
      if (!hash || href.startsWith("http")) return false;
      const there = target === "" ? html : page(target ?? path)?.html;
      return !ids(there ?? "").has(hash);
    });
    expect(dead).toEqual([]);
  });

  it("are https, phone, email or on this site", () => {
    const odd = links(html).filter(
      (href) => !/^(?:https:\/\/|tel:(?:\+1\d{10}|911)$|mailto:|\/|#)/.test(href),
    );
    expect(odd).toEqual([]);
  });
});

describe("every public page", () => {
  it("is at most three clicks from home", () => {
    const clicks = new Map([["/", 0]]);
    for (const [path, count] of clicks) {
      for (const href of links(page(path)?.html ?? "")) {
        const [target = ""] = href.split(/[?#]/);
        if (paths.has(target) && !clicks.has(target)) clicks.set(target, count + 1);
      }
    }
    const far = [...paths].filter(
      (path) => path !== "/test" && !path.startsWith("/gallery/") && (clicks.get(path) ?? 99) > 3,
    );
    expect(far).toEqual([]);
  });
});
