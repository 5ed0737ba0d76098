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

/** Formats a fact as page text, with plain spaces. */
export const asPageText = (fact: string): string => fact.replaceAll(/\s+/g, " ");

/** A text of the practice as pages show it: “Sample” is a tag. */
export const asShown = (text: string): string =>
  text.replace(/Sample: (.)/g, (_, first: string) => `Sample ${first.toUpperCase()}`);
