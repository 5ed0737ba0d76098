import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { galleryPictures } from "#content";
import { builds } from "../support/addresses.ts";
import { builtFiles, builtPages } from "../support/pages.ts";

const client = join(import.meta.dirname, "../..", builds.site, "client");
const scripts = [...builtFiles].filter(
  (file) => file.startsWith("/assets/") && file.endsWith(".js"),
);

const galleryIds = Object.keys(galleryPictures);

const decode = (text: string) =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Returns a page's sentences: text nodes of at least five words. */
function sentences(html: string): string[] {
  const [, body = ""] = /<body>([\s\S]*)<\/body>/.exec(html) ?? [];
  return body
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "<>")
    .split(/<[^>]*>/)
    .map((text) => decode(text).trim())
    .filter((text) => text.split(/\s+/).length >= 5);
}

describe("the files for the browser", () => {
  const code = scripts.map((file) => ({ file, text: readFileSync(join(client, file), "utf8") }));

  it("contain no sentence of a page", () => {
    const all = new Set(builtPages.flatMap(({ html }) => sentences(html)));
    expect(all.size).toBeGreaterThan(250);
    const found = [...all].flatMap((sentence) => {
      const asCode = JSON.stringify(sentence).slice(1, -1);
      return code
        .filter(({ text }) => text.includes(sentence) || text.includes(asCode))
        .map(({ file }) => `${file}: ${sentence}`);
    });
    expect(found).toEqual([]);
  });

  it("contain no illustration, no router and no page", () => {
    // Gallery lists are named after their categories, and fetched after acceptance.
    const own = scripts.filter((file) => !galleryIds.some((id) => file.includes(`/${id}-`)));
    expect(scripts.length - own.length).toBe(galleryIds.length);
    expect(own.join(" ")).not.toMatch(/router|hero|dawn|hills|legal/);
    for (const { file, text } of code) {
      expect(text, file).not.toMatch(/coast-(?:sea|sage|dune)|HydratedRouter/);
    }
  });
});
