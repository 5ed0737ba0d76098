import type { Filler } from "./fill-facts.ts";
import type { ServiceRecord } from "./services.ts";
import type { Source } from "./source.ts";
import { attributeOf, isTag, parseText, wordsOf } from "./text-tree.ts";

const visitPart = /<Part is="visit"[^>]*>[\s\S]*?<\/Part>/;

/** Returns a text's paragraphs without citations, each with the bold question that starts it. */
function paragraphsOf(text: string) {
  const [part = ""] = visitPart.exec(text) ?? [];
  const [tag] = parseText(part).children;
  const plain = (node: Parameters<typeof wordsOf>[0]) =>
    wordsOf(node, (each) => {
      // `<Term name="biopsy" />` stands for its name.
      const isName = isTag(each) && each.children.length === 0;
      return isName ? attributeOf(each, "name") : undefined;
    })
      .replaceAll(/\s+/g, " ")
      .trim();
  const blocks = tag && "children" in tag ? tag.children : [];
  return blocks
    .filter(({ type }) => type === "paragraph")
    .map((block) => {
      const [first] = "children" in block ? block.children : [];
      const start = first?.type === "strong" ? plain(first) : "";
      const question = start.endsWith("?") ? start : undefined;
      return {
        question,
        text: plain(block)
          .slice(question?.length ?? 0)
          .trim(),
      };
    });
}

/** Returns each service's text on the visit, and its suggested questions. */
export const visitsOf = (source: Source, filler: Filler, services: readonly ServiceRecord[]) =>
  services.map(({ slug, title, path, questions }) => {
    const file = `services/${slug}.mdx`;
    const text = filler.fillText(`content/${file}`, source.text(file));
    return { slug, title, path, paragraphs: paragraphsOf(text), questions };
  });
