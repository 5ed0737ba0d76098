import { readContent } from "../../content-schema/load-content.ts";
import { contentFolder, splitText } from "../../content-schema/source.ts";
import { builtPage } from "./pages.ts";
import { visibleText } from "./text.ts";

/** Returns a page's `<main>`. */
export const mainOf = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

const { content, source: folder } = readContent(contentFolder);

/** Each service: file, validated front matter, text with facts, and its page's `<main>`. */
export const servicePages = folder.texts("services").flatMap(({ slug, file, source }) => {
  const service = content.serviceRecords[slug];
  if (!service) return [];
  const html = builtPage(service.path);
  const main = mainOf(html);
  const text = folder.fillText(file, source);
  const { body } = splitText(text);
  return [{ name: `${slug}.mdx`, slug, service, html, main, body, text }];
});

/** Strips tags and collapses white space. */
export const plain = (html: string): string =>
  visibleText(`<body>${html}`).replaceAll(/\s+/g, " ").trim();

/** The texts of paragraphs, list items and answers. */
export const blocksOf = (html: string): string[] =>
  [...html.matchAll(/<(p|li|dd)\b[^>]*>((?:(?!<(?:p|li|dd)\b)[\s\S])*?)<\/\1>/g)].map(
    ([, , inner = ""]) => plain(inner),
  );

/** Returns a card of a service's “When to get help”. */
export const careCard = (main: string, urgency: "emergency" | "today" | "visit"): string =>
  main
    .split(/(?=<div class="care-card care-card-)/)
    .find((piece) => piece.startsWith(`<div class="care-card care-card-${urgency}"`)) ?? "";
