import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { medicalPages, pages } from "#content";
import { builds, configuredSettings } from "../support/addresses.ts";
import { builtFiles, builtPages, configuredPage } from "../support/pages.ts";

const root = join(import.meta.dirname, "../..");
const file = (name: string, build: string = builds.site) =>
  readFileSync(join(root, build, "client", name), "utf8");

describe("the sitemap", () => {
  const entries = [
    ...file("sitemap.xml", builds.configuredSite).matchAll(
      /<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g,
    ),
  ].map(([, address = "", changed]) => ({ address, changed }));

  it("lists exactly the indexable pages", () => {
    const indexed = builtPages
      .filter(({ path }) => !path.endsWith("/404"))
      .map(({ path }) => configuredPage(path))
      .filter((html) => !html.includes('name="robots"'))
      .map((html) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
    expect(entries.map(({ address }) => address).sort()).toEqual(indexed.sort());
    expect(entries.length).toBeGreaterThan(15);
  });

  it("has each page's date, except for unreviewed pages", () => {
    const changed = (path: string) =>
      entries.find(({ address }) => address === configuredSettings.SITE_URL + path)?.changed;
    expect(changed("/contact-us")).toBe(pages.contact.updated);
    for (const { path, review } of medicalPages) {
      expect(changed(path), path).toBe(review.reviewer.sample ? undefined : review.lastReviewed);
    }
  });

  it("uses the configured origin, and robots.txt links it", () => {
    expect(file("robots.txt", builds.configuredSite)).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${configuredSettings.SITE_URL}/sitemap.xml\n`,
    );
    expect(file("sitemap.xml", builds.configuredSite)).not.toContain("www.example.com");
  });

  it("is absent if no page is indexable, and robots.txt allows crawlers to see noindex", () => {
    expect(builtFiles.has("/sitemap.xml")).toBe(false);
    expect(file("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  });
});

describe("security.txt", () => {
  it("exists only if the content has a contact", () => {
    expect(builtFiles.has("/.well-known/security.txt")).toBe(false);
    const text = file(".well-known/security.txt", builds.configuredSite);
    expect(text).toContain(`Contact: ${configuredSettings.SITE_SECURITY_CONTACT}\n`);
    const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    const days = (expires.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThanOrEqual(366);
  });
});
