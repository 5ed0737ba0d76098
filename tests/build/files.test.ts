import { expect, it } from "vitest";
import { gallery } from "#content/gallery";
import { headersFor, type Rules } from "../../server/rules.ts";
import { builtFiles, builtPages, readBuildFile, readClientFile } from "../support/built-pages.ts";
import { builds } from "../support/test-sites.ts";
import { visibleText } from "../support/text.ts";

const texts = [...builtFiles]
  .filter((file) => !/\.(?:avif|br|gz|ico|png|webp|woff2)$/.test(file))
  .map((file) => ({ file, text: readClientFile(file) }));

/** Formats of keys and passwords, as their issuers document them, and paths of this machine. */
const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bsk_live_[A-Za-z0-9]{20}/,
  /\bxox[abpr]-[A-Za-z0-9-]{10}/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\./,
  /(?<![a-z])(?:\/home\/|\/Users\/|\/root\/|\/tmp\/)\w/,
];

it.each(secrets)("the build contains nothing like %s", (pattern) => {
  expect(texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});

it("no script repeats a sentence of a page, except for content that opens on demand", () => {
  const sentences = builtPages.flatMap(({ html }) =>
    visibleText(html.replaceAll(/<svg\b[\s\S]*?<\/svg>/g, ""))
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line.split(" ").length >= 5),
  );
  expect(sentences.length).toBeGreaterThan(250);
  // The search, the gallery's cards and the open menu: as props, every document would carry them.
  const onDemand = /^\/assets\/(?:search-dialog|category-cards|desktop-nav)-/;
  const scripts = texts.filter(
    ({ file }) => /^\/assets\/.*\.js$/.test(file) && !onDemand.test(file),
  );
  const found = [...new Set(sentences)].flatMap((sentence) => {
    const inScript = JSON.stringify(sentence).slice(1, -1);
    const repeating = scripts.filter(({ text }) => text.includes(inScript));
    return repeating.map(({ file }) => `${file}: ${sentence}`);
  });
  expect(found).toEqual([]);
});

it("the gallery's pictures are named in one script per category, and nowhere else", () => {
  const files = texts.filter(({ text }) => /gallery-media\/[0-9a-f]{16}/.test(text));
  expect(files.map(({ file }) => file.replace(/-[\w-]{8}\.js$/, "")).sort()).toEqual(
    gallery.map(({ id }) => `/assets/${id}`).sort(),
  );
  // That no page preloads these scripts: size-budgets.test.ts.
  for (const { text } of files) expect(text, "whose consent it was").not.toContain("consent");
});

// That none is indexable: head.test.ts.
it("only the gallery's pages have the rating", () => {
  const pathsOf = (pages: typeof builtPages) => pages.map(({ path }) => path);
  const rated = builtPages.filter(({ html }) => html.includes('name="rating" content="adult"/>'));
  const isGallery = /^\/gallery(?:-popup$|\/)/;
  expect(pathsOf(rated)).toEqual(pathsOf(builtPages).filter((path) => isGallery.test(path)));
});

it("the build includes the license of every bundled package", () => {
  const text = readClientFile("third-party-licenses.txt");
  const titles = [...text.matchAll(/^## (\S+) - \d+\.\d+\.\d+\S* \((.+)\)$/gm)];
  expect(titles.map(([, name]) => name)).toEqual(
    expect.arrayContaining(["react", "react-dom", "lucide-react", "minisearch", "exifreader"]),
  );
  expect(text).toContain("SIL Open Font License");
  // The MPL covers only the package's own files, which ship unmodified.
  const allowed = /^(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|MPL-2\.0)$/;
  expect(titles.filter(([, , kind = ""]) => !allowed.test(kind))).toEqual([]);
  expect(text.match(/^## /gm)).toHaveLength(titles.length + 1);
});

it("a site without an address of its own has no sitemap, and noindex that crawlers see", () => {
  expect(builtFiles.has("/sitemap.xml")).toBe(false);
  expect(readClientFile("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  expect(builtFiles.has("/.well-known/security.txt")).toBe(false);
  const rules = JSON.parse(readBuildFile(builds.site, "hosting/rules.json")) as Rules;
  const pages = builtPages.map(({ path }) => path);
  for (const path of [...pages, "/no-such-page", "/share/home.png"]) {
    expect(headersFor(rules, path, true)["X-Robots-Tag"], path).toMatch(/^noindex/);
  }
  const [all] = readBuildFile(builds.site, "client/_headers").split("\n\n");
  expect(all).toMatch(/^\/\*\n[\s\S]*X-Robots-Tag: noindex/);
});

it("no page sends a referrer to a cited source", () => {
  const links = builtPages.flatMap(({ html }) => {
    const [, afterHeading = ""] = html.split('aria-labelledby="sources"');
    const [list = ""] = /<ol>[\s\S]*?<\/ol>/.exec(afterHeading) ?? [];
    return list.match(/<a [^>]*>/g) ?? [];
  });
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !/ rel="noreferrer"/.test(link))).toEqual([]);
});
