import type { Node, Paragraph, RootContent } from "mdast";
import type { ContentReader, TextFile } from "./content-reader.ts";
import { type Service, serviceParts } from "./service-schema.ts";
import {
  attributeOf,
  type Conditions,
  isTag,
  parseText,
  resolveConditions,
  type Tag,
  wordsOf,
} from "./text-tree.ts";
import { ContentError, contentError, Problem } from "./validation/problem.ts";

/** Returns the top-level tags of a text's parts; undefined if its MDX is invalid, which its check reports. */
function partTagsOf(reader: ContentReader, name: string): Tag[] | undefined {
  const text = reader.fillText(`content/${name}`, reader.text(name));
  try {
    // MDX puts a tag that is written on a single line into a paragraph.
    const nodes = parseText(text).children.flatMap((node): Node[] =>
      node.type === "paragraph" ? node.children : [node],
    );
    return nodes.filter(isTag).filter((tag) => tag.name === "Part" || tag.name === "CareCards");
  } catch {
    return undefined;
  }
}

const partIdOf = (part: Tag) => (part.name === "CareCards" ? "care" : attributeOf(part, "is"));

/** Throws a `ContentError` unless a text has every part, in order, with words. */
export function checkParts(reader: ContentReader, { name, file }: TextFile): void {
  const parts = partTagsOf(reader, name);
  if (!parts) return;
  const found = parts.map(partIdOf).join(", ");
  if (found !== serviceParts.join(", ")) {
    const expected = `the parts ${serviceParts.join(", ")} (care is <CareCards />) in this order`;
    throw contentError({ file }, { expected, found: found || "none" });
  }
  const empty = parts.filter((part) => part.name === "Part" && part.children.length === 0);
  const problems = empty.map(({ position }) => {
    const place = { file, line: position?.start.line };
    return new Problem(place, { expected: "the words of this part" });
  });
  if (problems.length > 0) throw new ContentError(problems);
}

const plainText = (node: Node) =>
  // `<Term name="biopsy" />` stands for its name.
  wordsOf(node, (each) =>
    isTag(each) && each.children.length === 0 ? attributeOf(each, "name") : undefined,
  ).replaceAll(/\s+/g, " ");

/** Splits a paragraph into the bold question that starts it, if there is one, and its other pieces. */
function splitQuestion({ children }: Paragraph) {
  const [first] = children;
  const start = first?.type === "strong" ? plainText(first) : "";
  const question = start.endsWith("?") ? start : undefined;
  const pieces = children.slice(question ? 1 : 0).map((each) => {
    return { text: plainText(each), href: each.type === "link" ? each.url : undefined };
  });
  return { question, pieces };
}

/** Returns the paragraphs on the visit, without citations. */
function visitParagraphs(reader: ContentReader, name: string, conditions: Conditions) {
  const part = partTagsOf(reader, name)?.find((each) => partIdOf(each) === "visit");
  if (!part) return [];
  resolveConditions(part, conditions);
  const blocks: readonly RootContent[] = part.children;
  return blocks.filter((block) => block.type === "paragraph").map(splitQuestion);
}

/** Returns each service's text on the visit, and its suggested questions. */
export const visitTexts = (
  reader: ContentReader,
  services: readonly (Pick<Service, "slug" | "title" | "questions"> & { path: string })[],
  conditions: Conditions,
) =>
  services.map(({ slug, title, path, questions }) => {
    const paragraphs = visitParagraphs(reader, `services/${slug}.mdx`, conditions);
    return { slug, title, path, paragraphs, questions };
  });
