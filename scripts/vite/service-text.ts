import type { BlockContent, Node, Parent, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { ServiceRecord } from "../../content-schema/services.ts";
import { attributeOf, isParent, isTag, type Tag } from "../../content-schema/text-tree.ts";

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (values: Attributes) =>
  Object.entries(values).map(([name, value]) => {
    return { type: "mdxJsxAttribute" as const, name, value };
  });

const element = (name: string, children: Node[], values: Attributes = {}): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: attributesOf(values),
  children: children as BlockContent[],
});

const isTreatment = (node: Node): node is Tag => isTag(node) && node.name === "Treatment";

/** Splits blocks at headings and tags of treatments, with which topics begin. */
function splitTopics(blocks: Node[]) {
  const starts = blocks.flatMap((node, at) => {
    const isHeading = node.type === "heading" && "depth" in node && node.depth === 3;
    return isHeading || isTreatment(node) ? [at] : [];
  });
  const topics = starts.map((at, index) => blocks.slice(at, starts[index + 1]));
  return { opening: blocks.slice(0, starts[0]), topics };
}

const topic = (label: Node, text: Node[]) => element("Topic", [label, element("TopicText", text)]);

/** Returns the table row of a treatment. Its heading has an id if a text follows. */
function treatmentRow(name: string, topics: Node[][]) {
  const isOwn = ([first]: Node[]) =>
    first && isTreatment(first) && attributeOf(first, "name") === name;
  const text = topics.find(isOwn)?.slice(1);
  const heading = { type: "heading", depth: 3, children: [{ type: "text", value: name }] };
  const label = element("TreatmentLabel", text ? [heading] : [], { name });
  return topic(label, [element("Treatment", [], { name }), ...(text ?? [])]);
}

/** Groups the topics of a text that has no larger parts; columns break between topics. */
export function groupTopics(root: Root): void {
  if (root.children.some((node) => node.type === "heading" && node.depth === 2)) return;
  const { opening, topics } = splitTopics(root.children);
  const groups = topics.map((each) => element("div", each, { className: "prose" }));
  root.children = [...opening, ...groups] as Root["children"];
}

/** Returns how many blocks are above the disclosure: all, or the first paragraph and its list. */
function openCount(partId: string, opening: Node[]): number {
  if (partId !== "causes" && partId !== "diagnosis") return opening.length;
  const [, second] = opening;
  return second?.type === "list" && !("ordered" in second && second.ordered) ? 2 : 1;
}

function arrangePart(partId: string, blocks: Node[], { figures = {} }: ServiceRecord): Node[] {
  const { treatments = [], ...others } = figures;
  const figure = element("Figure", [], { is: partId });
  const disclose = (text: Node[]) =>
    text.length > 0 ? [element("PartDisclosure", text, { is: partId })] : [];
  const hasTimeline = partId in others;
  if (hasTimeline) return [figure, ...disclose(blocks)];
  const { opening, topics } = splitTopics(blocks);
  const count = openCount(partId, opening);
  const start = [...opening.slice(0, count), figure];
  const otherTopics = topics.flatMap(([first, ...text]) =>
    first && !isTreatment(first) ? [topic(element("TopicLabel", [first]), text)] : [],
  );
  if (partId !== "treatments" || treatments.length === 0) {
    return [...start, ...disclose(opening.slice(count)), ...otherTopics];
  }
  const rows = treatments.map(({ name }) => treatmentRow(name, topics));
  return [...start, element("TreatmentComparison", rows), ...otherTopics];
}

const isCite = (node?: Node): node is Tag => Boolean(node && isTag(node) && node.name === "Cite");

/** Marks repeated citations, so that screen readers announce a source once per paragraph. */
function markRepeated(citations: readonly Tag[]): void {
  const announced = new Set<string>();
  for (const cite of citations) {
    const n = attributeOf(cite, "n") ?? "";
    if (announced.has(n)) cite.attributes.push(...attributesOf({ repeated: "true" }));
    announced.add(n);
  }
}

/** Groups citations that follow each other, without a space before, so that no line begins with one. */
function groupAdjacent(children: readonly RootContent[]): Node[] {
  const grouped: Node[] = [];
  let group: Node[] | undefined;
  for (const [at, child] of children.entries()) {
    if (child.type === "text" && isCite(children[at + 1])) child.value = child.value.trimEnd();
    const wasSpace = group && child.type === "text" && child.value === "";
    if (wasSpace) continue;
    if (!isCite(child)) {
      group = undefined;
      grouped.push(child);
    } else if (group) {
      group.push(child);
    } else {
      group = [child];
      grouped.push(element("Cites", group));
    }
  }
  return grouped;
}

function groupCitations(node: Node): void {
  if (!isParent(node)) return;
  for (const child of node.children) groupCitations(child);
  const citations = node.children.filter(isCite);
  if (citations.length === 0) return;
  markRepeated(citations);
  node.children = groupAdjacent(node.children) as Parent["children"];
}

/** Arranges a service's text as its page shows it: figures, treatments, disclosures and citations. */
export function arrangeServiceText(root: Root, service: ServiceRecord): void {
  groupCitations(root);
  for (const part of root.children) {
    if (!isTag(part) || part.name !== "Part") continue;
    const partId = attributeOf(part, "is") ?? "";
    part.children = arrangePart(partId, part.children, service) as BlockContent[];
  }
}
