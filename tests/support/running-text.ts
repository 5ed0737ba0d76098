import { readingLevel } from "../../scripts/reading-level.ts";
import { visibleText } from "./text.ts";

/** The blocks of a page that hold running text: paragraphs, list items and answers, without labels. */
export function runningText(html: string): string[] {
  const [, main = ""] = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html) ?? [];
  // The gallery’s index in the home page, and words of services, have their own pages.
  const text = main
    .replace(/<div id="gallery"[\s\S]*/, "")
    .replaceAll(/<ul class="service-grid"[\s\S]*?<\/ul>/g, "")
    .replaceAll(/<(nav|address|table|button|form|figure)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<details>(?:(?!<\/details>)[\s\S])*#visit"[\s\S]*?<\/details>/g, "");
  return [...text.matchAll(/<(p|li|dd)\b[^>]*>((?:(?!<(?:p|li|dd|dt|h\d|div)\b)[\s\S])*?)<\/\1>/g)]
    .map(([, , inner = ""]) => visibleText(`<body>${inner}`).replaceAll(/\s+/g, " ").trim())
    .filter((block) => /[.?!:]$/.test(block) && block.split(" ").length > 3);
}

/** How hard a page’s running text is to read. */
export const pageReadingLevel = (html: string) => readingLevel(runningText(html).join("\n"));
