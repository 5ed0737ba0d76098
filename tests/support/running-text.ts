import { visibleText } from "./text.ts";

/** Returns a page's body text: paragraphs, list items and answers, without labels. */
export function runningText(html: string): string[] {
  const [, main = ""] = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html) ?? [];
  // Excludes the gallery's index and the services' texts, which are on their own pages.
  const text = main
    .replace(/<div id="gallery"[\s\S]*/, "")
    .replaceAll(/<ul class="service-grid"[\s\S]*?<\/ul>/g, "")
    .replaceAll(/<(nav|address|table|button|form|figure)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<details>(?:(?!<\/details>)[\s\S])*#visit"[\s\S]*?<\/details>/g, "");
  return [...text.matchAll(/<(p|li|dd)\b[^>]*>((?:(?!<(?:p|li|dd|dt|h\d|div)\b)[\s\S])*?)<\/\1>/g)]
    .map(([, , inner = ""]) => visibleText(`<body>${inner}`).replaceAll(/\s+/g, " ").trim())
    .filter((block) => /[.?!:]$/.test(block) && block.split(" ").length > 3);
}
