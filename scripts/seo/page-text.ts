const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  nbsp: " ",
};

/** Turns character references into characters, as far as the framework writes any. */
export const decode = (text: string): string =>
  text.replaceAll(/&(#x27|\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Where a reader would pause: the end of one of these is the end of a sentence. */
const pauses = /<\/(?:p|li|h[1-6]|dd|t[dh]|summary|figcaption|address|blockquote)>/g;

/** The text of a piece of markup on one line; notes, controls and references are no part of it. */
export const plainText = (html: string): string =>
  decode(
    html
      .replaceAll(/<(script|style|svg|nav|button|dialog|iframe|noscript)\b[\s\S]*?<\/\1>/g, " ")
      .replaceAll(/<p class="without-script">.*?<\/p>/g, " ")
      .replaceAll(/<a class="service-cite"[\s\S]*?<\/a>/g, "")
      .replaceAll(/<div class="care-card-actions">[\s\S]*?<\/div>/g, "")
      .replaceAll("<!-- -->", "")
      .replaceAll("</dt>", ": ")
      .replaceAll(pauses, "\n")
      .replaceAll(/<\/?(?:b|em|strong|span|a|dfn|time|code)\b[^>]*>/g, "")
      .replaceAll(/<[^>]+>/g, " "),
  )
    .split("\n")
    .map((line) =>
      line
        .replaceAll(/\s+/g, " ")
        .replaceAll(/ ([.,;:!?])/g, "$1")
        .trim(),
    )
    .filter(Boolean)
    .map((line) => (/[.,;:!?…”)]$/.test(line) ? line : `${line}.`))
    .join(" ");

/** What a built page is called, and the way from home to it as the page shows it. */
export function pageFacts(html: string) {
  const [, name = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const [, way = ""] = /<nav class="breadcrumb"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
  return {
    name: plainText(name).replace(/\.$/, ""),
    steps: [...way.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>|<span[^>]*>([^<]*)<\/span>/g)].map(
      ([, href = "", label, here]) => ({ href, label: decode(label ?? here ?? "") }),
    ),
  };
}
