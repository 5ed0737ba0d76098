import { expect, it } from "vitest";
import { translations } from "#content/added-pages";
import { doctors } from "#content/doctors";
import { gallery } from "#content/gallery";
import { practice, providerName, providerPath } from "#content/practice";
import { services } from "#content/services";
import { contentPages, builtPage as html } from "../support/built-pages.ts";
import { firstGroups, head, meta } from "../support/head.ts";

/* Section 2 of the specification, “Screens and routes”. */

it.each(
  "/ /about /services /before-after /gallery-popup /testimonials /contact-us /content/financing-options /content/photo-consult /content/medical-disclaimer /legal/terms /legal/privacy /test /schedule /medical-disclaimer".split(
    " ",
  ),
)("%s is a page", (path) => {
  expect(html(path)).toContain("<h1");
});

it("/provider/{name}-do is a page", () => {
  expect(providerPath).toMatch(/^\/provider\/[a-z-]+-do$/);
  for (const path of [providerPath, ...doctors.map((doctor) => doctor.path)]) {
    expect(html(path)).toContain("<h1");
  }
});

it("/gallery/{categoryId} is a page, for each category", () => {
  for (const { id } of gallery) expect(html(`/gallery/${id}`)).toContain("<h1");
});

it("Service detail: the slug is one of the eight", () => {
  expect(services.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(
      "rectal-bleeding anal-skin-tag-removal anal-pain anal-itching hemorrhoid-treatment perianal-dermatology std-testing anal-fissure".split(
        " ",
      ),
    ),
  );
});

it("Service menu: two columns above 4 items", () => {
  const [columns] = firstGroups(html("/test"), /data-columns="(\d)"[\s\S]{0,200}\/service\//);
  expect(columns).toBe(services.length > 4 ? "2" : "1");
});

it.each(contentPages)("title, tags, skip link, footer and widget of $path", (page) => {
  const [title, ...rest] = head(page.html).title.split(" | ");
  expect(title).toMatch(/\S/);
  expect(rest).toEqual([providerName, practice.titleSuffix]);
  expect(meta(page.html, "twitter:card")).not.toBe("");
  const labels = translations.find(({ path }) => path === page.path)?.labels;
  expect(page.html).toContain(labels?.skip ?? "Skip to main content");
  expect(page.html).toContain("accessibility-panel-button");
  const [, foot = ""] = page.html.split("<footer");
  const words = labels
    ? [labels.offices, labels.practice]
    : ["Privacy Policy", "Terms of Service", "Contact Us"];
  const links = practice.social.map(({ url }) => `href="${url}"`);
  const rating = String(practice.rating?.value ?? "");
  const all = [...words, ...links, practice.builder.label, rating];
  expect(all.filter((each) => !foot.includes(each))).toEqual([]);
});

it("the degree in every title is that of the provider", () => {
  expect(providerName).toMatch(/, DO$/);
});
