import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withFacts } from "../../content-schema/fill-facts.ts";
import { readService } from "../../content-schema/services.ts";
import { contentFolder } from "../../content-schema/validation/read.ts";
import { builtPages } from "./pages.ts";
import { visibleText } from "./text.ts";

const folder = join(contentFolder, "services");

/** Each service: file, validated front matter, text with facts, and its page's `<main>`. */
export const servicePages = readdirSync(folder)
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => {
    const source = readFileSync(join(folder, name), "utf8");
    const service = readService(name, source);
    const html = builtPages.find(({ path }) => path === `/service/${service.slug}`)?.html ?? "";
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
    const body = withFacts(source, name).replace(/^---[\s\S]*?\n---\n/, "");
    return { name, source, slug: service.slug, service, html, main, body };
  });

/** Strips tags and collapses white space. */
export const plain = (html: string): string =>
  visibleText(`<body>${html}`).replaceAll(/\s+/g, " ").trim();

/** Returns a card of a service's “When to get help”. */
export const careCard = (main: string, urgency: "emergency" | "today" | "visit"): string =>
  main
    .split(/(?=<div class="care-card care-card-)/)
    .find((piece) => piece.startsWith(`<div class="care-card care-card-${urgency}"`)) ?? "";
