const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** What a reader of a built page can read, in the order of the document, without scripts and styles. */
export const visibleText = (html: string): string =>
  html
    .replace(/^[\s\S]*?<body>/, "")
    .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<\/?(?:b|em|strong|span|a|dfn|time)\b[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, " \n ")
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/[^\S\n]+/g, " ");

/** A fact as it stands in the text of a page, where every space is a plain one. */
export const asShown = (fact: string): string => fact.replaceAll(/\s+/g, " ");
