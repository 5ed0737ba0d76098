import { expect, it } from "vitest";
import { pages } from "#content/pages";
import { serviceRecords } from "#content/services";
import { headersFor, type Rules } from "../../../server/rules.ts";
import { contentPages, pageOfBuild, readBuildFile } from "../../support/built-pages.ts";
import { meta, onlyGroup } from "../../support/head.ts";
import { builds, configuredSettings } from "../../support/test-sites.ts";

/* A site with an address of its own is found by search engines. */
const { SITE_URL, SITE_SECURITY_CONTACT } = configuredSettings;
const read = (file: string) => readBuildFile(builds.configuredSite, file);
const isHidden = (path: string) => path === "/test" || path.startsWith("/gallery");

it.each(contentPages)("$path has a canonical URL, or its own noindex", ({ path }) => {
  const html = pageOfBuild(path);
  if (isHidden(path)) {
    expect(meta(html, "robots")).toMatch(
      path === "/test" ? /^noindex$/ : /^noindex, noimageindex$/,
    );
    expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
    return;
  }
  expect(onlyGroup(html, /<link rel="canonical" href="([^"]*)"/)).toBe(SITE_URL + path);
  expect(meta(html, "og:url")).toBe(SITE_URL + path);
  expect(html).not.toContain('name="robots"');
});

it("no header says noindex, and every absolute URL has the configured origin", () => {
  const rules = JSON.parse(read("hosting/rules.json")) as Rules;
  expect(headersFor(rules, "/about", true)["X-Robots-Tag"]).toBeUndefined();
  const html = pageOfBuild("/about");
  expect(meta(html, "og:image")).toBe(`${SITE_URL}/share/about.png`);
  expect(html).toContain(`"@id":"${SITE_URL}/#practice"`);
  expect(html).not.toMatch(/www\.example\.com(?!\/(?:privacy-practices|sample-))/);
});

const entries = read("client/sitemap.xml").matchAll(
  /<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g,
);
const dates = new Map([...entries].map(([, address = "", changed]) => [address, changed]));

it("the sitemap lists exactly the indexable pages, and robots.txt names it", () => {
  const indexed = contentPages.filter(({ path }) => !isHidden(path));
  expect([...dates.keys()].sort()).toEqual(indexed.map(({ path }) => SITE_URL + path).sort());
  expect(read("client/robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`,
  );
});

it("the sitemap has each page's date, except for unreviewed pages", () => {
  expect(dates.get(`${SITE_URL}/contact-us`)).toBe(pages.contact.updated);
  for (const { path, review } of Object.values(serviceRecords)) {
    const changed = review.reviewer.sample ? undefined : review.lastReviewed;
    expect(dates.get(SITE_URL + path), path).toBe(changed);
  }
});

it("security.txt has the contact and is good for a year", () => {
  const text = read("client/.well-known/security.txt");
  expect(text).toContain(`Contact: ${SITE_SECURITY_CONTACT}\n`);
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  const days = (expires.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});
