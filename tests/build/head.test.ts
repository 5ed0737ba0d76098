import { describe, expect, it } from "vitest";
import { missingPaths, redirects } from "../../content/redirects.ts";
import { builtPages } from "../support/pages.ts";

const aside = new Set<string>([
  ...redirects.map(({ from }) => from),
  ...Object.values(missingPaths),
]);
const pages = builtPages.filter(({ path }) => !aside.has(path));

const decode = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const one = (html: string, pattern: RegExp) => {
  const found = [...html.matchAll(new RegExp(pattern, "g"))];
  expect(found, `${pattern} on one page`).toHaveLength(1);
  return decode(found[0]?.[1] ?? "");
};

const head = (html: string) => ({
  title: one(html, /<title>([^<]*)<\/title>/),
  description: one(html, /<meta name="description" content="([^"]*)"/),
  cardTitle: one(html, /<meta property="og:title" content="([^"]*)"/),
  cardDescription: one(html, /<meta property="og:description" content="([^"]*)"/),
});

describe.each(pages)("the head of $path", ({ path, html }) => {
  it("has its own title in the pattern, and its own words on the card", () => {
    const { title, description, cardTitle, cardDescription } = head(html);
    expect(title).toMatch(/^.+ \| Dr\. .+, DO \| Beverly Hills Proctologist$/);
    expect(cardTitle).toBe(title);
    expect(cardDescription).toBe(description);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it("names its own address, or stays out of search engines", () => {
    const hidden = path === "/test" || path.startsWith("/gallery");
    if (hidden) {
      expect(one(html, /<meta name="robots" content="([^"]*)"/)).toBe("noindex");
      expect(html).not.toContain('rel="canonical"');
    } else {
      expect(one(html, /<link rel="canonical" href="([^"]*)"/)).toBe(
        `https://www.example.com${path}`,
      );
    }
  });
});

it("no two pages share a title or a description", () => {
  const heads = pages.map(({ html }) => head(html));
  for (const key of ["title", "description"] as const) {
    const values = heads.map((each) => each[key]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});
