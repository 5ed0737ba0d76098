import { contentFolder, splitFrontMatter } from "../../content-schema/content-reader.ts";
import { readContent } from "../../content-schema/load-content.ts";
import { builtPage } from "./built-pages.ts";
import { mainOf } from "./text.ts";

const { content, reader } = readContent(contentFolder);

/** Each service: file, validated front matter, text with facts, and its page's `<main>`. */
export const servicePages = reader.texts("services").flatMap(({ slug, file, text: raw }) => {
  const service = content.serviceRecords[slug];
  if (!service) return [];
  const html = builtPage(service.path);
  const main = mainOf(html);
  const text = reader.fillText(file, raw);
  const { body } = splitFrontMatter(text);
  return [{ name: `${slug}.mdx`, slug, service, html, main, body, text }];
});

/** Returns a card of a service's “When to get help”. */
export const careCard = (main: string, urgency: "emergency" | "today" | "visit"): string =>
  main
    .split(/(?=<div class="care-card care-card-)/)
    .find((piece) => piece.startsWith(`<div class="care-card care-card-${urgency}"`)) ?? "";
