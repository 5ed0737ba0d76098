import { describe, expect, it } from "vitest";
import { doctors, gallery, practice, providerName, providerPath, services } from "#content";
import { all, head, meta, one } from "../support/head.ts";
import { builtPages } from "../support/pages.ts";

/* Section 2 of the specification, “Screens and routes”. */
const html = (path: string) => builtPages.find((page) => page.path === path)?.html ?? "";

describe("Screens and routes: each route is a page", () => {
  it.each([
    "/",
    "/about",
    "/services",
    "/before-after",
    "/gallery-popup",
    "/testimonials",
    "/contact-us",
    "/content/financing-options",
    "/content/photo-consult",
    "/content/medical-disclaimer",
    "/legal/terms",
    "/legal/privacy",
    "/test",
    "/schedule",
    "/medical-disclaimer",
  ])("%s", (path) => {
    expect(html(path)).toContain("<h1");
  });

  it("/provider/{name}-do", () => {
    expect(providerPath).toMatch(/^\/provider\/[a-z-]+-do$/);
    for (const path of [providerPath, ...doctors.map((doctor) => doctor.path)]) {
      expect(html(path)).toContain("<h1");
    }
  });

  it("/service/{slug}, for each service", () => {
    for (const { slug, title } of services) expect(html(`/service/${slug}`)).toContain(title);
  });

  it("/gallery/{categoryId}, for each category", () => {
    for (const { id } of gallery) expect(html(`/gallery/${id}`)).toContain("<h1");
  });
});

it("Service detail: the slug is one of the eight", () => {
  expect(services.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      "rectal-bleeding",
      "anal-skin-tag-removal",
      "anal-pain",
      "anal-itching",
      "hemorrhoid-treatment",
      "perianal-dermatology",
      "std-testing",
      "anal-fissure",
    ]),
  );
});

it("Service menu: two columns above 4 items", () => {
  const [columns] = all(html("/test"), /data-columns="(\d)"[\s\S]{0,200}\/service\//);
  expect(columns).toBe(services.length > 4 ? "2" : "1");
});

describe("Global elements", () => {
  const aside = /404$|^\/(?:before-after|medical-disclaimer)$/;
  const pages = builtPages.filter(({ path }) => !aside.test(path));

  it.each(pages)("page titles follow '{page} | {provider name} | …': $path", (page) => {
    const { title, description, keywords } = head(page.html);
    const [name, ...rest] = title.split(" | ");
    expect(name).not.toBe("");
    expect(rest).toEqual([providerName, practice.titleSuffix]);
    expect(description).not.toBe("");
    expect(keywords).not.toBe("");
    expect(meta(page.html, "twitter:card")).not.toBe("");
    expect(one(page.html, /<script type="(application\/ld\+json)">/)).toBeDefined();
  });

  it.each(pages)("skip link, footer and widget of $path", (page) => {
    expect(page.html).toContain("Skip to main content");
    const [, foot = ""] = page.html.split("<footer");
    expect(foot).toContain(String(practice.rating?.value ?? ""));
    for (const words of ["Privacy Policy", "Terms of Service", "Contact Us"]) {
      expect(foot).toContain(words);
    }
    for (const { url } of practice.social) expect(foot).toContain(`href="${url}"`);
    expect(foot).toContain(practice.builder.label);
    expect(page.html.includes("accessibility-panel-button"), "the widget").toBe(true);
  });

  it("the degree in every title is that of the provider", () => {
    expect(providerName).toMatch(/, DO$/);
    expect(all(html("/"), /<title>([^<]*)<\/title>/)[0]).toContain(practice.provider.name);
  });
});

it("/test: a debug page, which is not indexed", () => {
  expect(html("/test")).toContain('name="robots" content="noindex"');
});
