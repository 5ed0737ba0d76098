import type { BlockContent, Node, Parent, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { ServiceRecord } from "../../content-schema/services.ts";
import { attributeOf, isParent, isTag, type Tag } from "../../content-schema/text-tree.ts";

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (values: Attributes) =>
  Object.entries(values).map(([name, value]) => ({
    type: "mdxJsxAttribute" as const,
    name,
    value,
  }));

const block = (name: string, children: Node[], values: Attributes = {}): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: attributesOf(values),
  children: children as BlockContent[],
});

const isTreatment = (node: Node): node is Tag => isTag(node) && node.name === "Treatment";

/** A topic begins with its heading, or the tag of its treatment. */
function topicsOf(blocks: Node[]) {
  const starts = blocks.flatMap((node, at) => {
    const isHeading = node.type === "heading" && "depth" in node && node.depth === 3;
    return isHeading || isTreatment(node) ? [at] : [];
  });
  const topics = starts.map((at, index) => blocks.slice(at, starts[index + 1]));
  return { opening: blocks.slice(0, starts[0]), topics };
}

const topic = (label: Node, text: Node[]) => block("Topic", [label, block("TopicText", text)]);

/** The row of a treatment; its heading has an address if a text follows. */
function treatmentRow(name: string, topics: Node[][]) {
  const isOwn = (first?: Node) =>
    first && isTreatment(first) && attributeOf(first, "name") === name;
  const text = topics.find(([first]) => isOwn(first))?.slice(1);
  const heading = { type: "heading", depth: 3, children: [{ type: "text", value: name }] };
  const label = block("TreatmentLabel", text ? [heading] : [], { name });
  return topic(label, [block("Treatment", [], { name }), ...(text ?? [])]);
}

/** What stands before the fold: all, or the first paragraph with the list that it introduces. */
function shownBlocks(is: string, opening: Node[]): number {
  if (is !== "causes" && is !== "diagnosis") return opening.length;
  const [, second] = opening;
  return second?.type === "list" && !("ordered" in second && second.ordered) ? 2 : 1;
}

function partBlocks(is: string, blocks: Node[], { figures = {} }: ServiceRecord): Node[] {
  const { treatments = [], ...others } = figures;
  const figure = block("Figure", [], { is });
  const folded = (text: Node[]) => (text.length > 0 ? [block("Fold", text, { is })] : []);
  // The timeline tells such a part: its text is folded.
  if (is in others) return [figure, ...folded(blocks)];
  const { opening, topics } = topicsOf(blocks);
  const shown = shownBlocks(is, opening);
  const start = [...opening.slice(0, shown), figure];
  const rest = topics.flatMap(([first, ...text]) =>
    first && !isTreatment(first) ? [topic(block("TopicLabel", [first]), text)] : [],
  );
  if (is !== "treatments" || treatments.length === 0) {
    return [...start, ...folded(opening.slice(shown)), ...rest];
  }
  const rows = treatments.map(({ name }) => treatmentRow(name, topics));
  return [...start, block("Ladder", rows), ...rest];
}

const isCite = (node?: Node): node is Tag => Boolean(node && isTag(node) && node.name === "Cite");

/** Groups citations that follow each other; a source is announced once per paragraph. */
function groupCitations(parent: Parent): void {
  const announced = new Set<string>();
  const grouped: Node[] = [];
  for (const [at, piece] of parent.children.entries()) {
    const last = grouped.at(-1);
    const group = last && isTag(last) && last.name === "Cites" ? last : undefined;
    // No space before citations, so that no line begins with one.
    if (piece.type === "text" && isCite(parent.children[at + 1]))
      piece.value = piece.value.trimEnd();
    if (!isCite(piece)) {
      if (!group || !("value" in piece) || piece.value !== "") grouped.push(piece);
      continue;
    }
    const n = attributeOf(piece, "n") ?? "";
    if (announced.has(n)) piece.attributes.push(...attributesOf({ repeated: "true" }));
    announced.add(n);
    if (group) (group.children as Node[]).push(piece);
    else grouped.push(block("Cites", [piece]));
  }
  parent.children = grouped as Parent["children"];
}

function groupAll(node: Node): void {
  if (!isParent(node)) return;
  for (const child of node.children) groupAll(child);
  if (node.children.some(isCite)) groupCitations(node);
}

/** Arranges a service's text as its page shows it: figures, treatments, folds and citations. */
export function arrangeServiceText(root: Root, service: ServiceRecord): void {
  groupAll(root);
  for (const part of root.children) {
    if (!isTag(part) || part.name !== "Part") continue;
    part.children = partBlocks(
      attributeOf(part, "is") ?? "",
      part.children,
      service,
    ) as BlockContent[];
  }
}
