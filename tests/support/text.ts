const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Replaces the entities that the renderer writes. */
export const decode = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** Returns a page's visible text in document order. */
export const visibleText = (html: string): string =>
  decode(
    html
      .replace(/^[\s\S]*?<body>/, "")
      .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, "")
      .replaceAll("<!-- -->", "")
      .replaceAll(/<\/?(?:b|em|strong|span|a|dfn|time)\b[^>]*>/g, "")
      .replaceAll(/<[^>]+>/g, " \n "),
  ).replaceAll(/[^\S\n]+/g, " ");

/** Returns a page's `<main>`. */
export const mainOf = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

/** Strips tags and collapses white space. */
export const plainText = (html: string): string =>
  visibleText(`<body>${html}`).replaceAll(/\s+/g, " ").trim();

/** The texts of paragraphs, list items and answers. */
export const blocksOf = (html: string): string[] =>
  [...html.matchAll(/<(p|li|dd)\b[^>]*>((?:(?!<(?:p|li|dd)\b)[\s\S])*?)<\/\1>/g)].map(
    ([, , inner = ""]) => plainText(inner),
  );

/** Formats a fact as page text, with ordinary spaces. */
export const asPageText = (fact: string): string => fact.replaceAll(/\s+/g, " ");

/** Returns a text as pages show it: the prefix “Sample: ” becomes a label. */
export const asShown = (text: string): string =>
  text.replace(/Sample: (.)/g, (_, first: string) => `Sample ${first.toUpperCase()}`);
