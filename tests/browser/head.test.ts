import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { builds } from "../support/addresses.ts";
import { expect, hydrated, open, test } from "../support/test.ts";

const fileOf = (path: string) =>
  join(import.meta.dirname, "../..", builds.site, "client", path, "index.html");

/** Returns page-specific metadata of the built file. */
const built = (path: string): string[] => {
  const [head = ""] = readFileSync(fileOf(path), "utf8").split("</head>");
  return [
    ...head.matchAll(/<(?:title>[^<]*|meta (?:name|property)="[^>]*|link rel="canonical"[^>]*)/g),
  ]
    .map(([tag]) => tag)
    .sort();
};

/** Returns the same metadata of the page in the browser. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.head.querySelectorAll("title, meta[name], meta[property], link[rel=canonical]")]
      .map((element) =>
        element.tagName === "TITLE"
          ? `<title>${element.innerHTML}`
          : element.outerHTML.replace(/>$/, ""),
      )
      .sort(),
  );

const plain = (tags: string[]) =>
  tags
    .map((tag) => tag.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replace(/\/$/, ""))
    .sort();

/** Returns a document's structured data. */
const data = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)/g)].map(([, json = ""]) => json);

test("a page reached by a link has its own metadata and structured data, and keeps them", async ({
  page,
}) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  for (const [name, path] of [
    ["Acne", "/service/acne"],
    ["Before & After", "/gallery-popup"],
    ["Testimonials", "/testimonials"],
  ] as const) {
    for (const fold of await footer.locator("summary").all()) await fold.click();
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    // The gallery's index reloads once, and opens its gate.
    if (path === "/gallery-popup") {
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    }
    await hydrated(page);
    expect(plain(await shown(page))).toEqual(plain(built(path)));
    const here = page.locator('script[type="application/ld+json"]');
    const own = data(readFileSync(fileOf(path), "utf8"));
    expect(own).toHaveLength(1);
    expect(await here.allTextContents()).toEqual(own);
    expect(own[0]).toContain(`${path}#page`);
  }
});
