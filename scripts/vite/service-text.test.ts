import type { Node } from "mdast";
import { expect, it } from "vitest";
import { serviceRecords } from "#content/services";
import { isParent, isTag, parseText, wordsOf } from "../../content-schema/text-tree.ts";
import { arrangeServiceText } from "./service-text.ts";

/** Such as `PartDisclosure(a b)`: the tags, and the words between them. */
const outline = (node: Node): string => {
  const inner = isParent(node) ? node.children.map(outline).join(" ").trim() : wordsOf(node);
  if (!isTag(node)) return inner;
  const marked = node.attributes.some((each) => "name" in each && each.name === "repeated");
  return `${node.name}${marked ? " again" : ""}(${inner})`;
};

function arranged(text: string): string {
  const service = Object.values(serviceRecords).find(({ figures }) => figures?.treatments);
  if (!service) throw new Error("expected a service that compares treatments");
  const [one, two] = service.figures?.treatments ?? [];
  const written = text.replaceAll("ONE", one?.name ?? "").replaceAll("TWO", two?.name ?? "");
  const root = parseText(written);
  arrangeServiceText(root, service);
  return outline(root)
    .replaceAll(/\s+/g, " ")
    .replaceAll(one?.name ?? "", "ONE")
    .replaceAll(two?.name ?? "", "TWO");
}

const part = (is: string, text: string) => `<Part is="${is}">\n\n${text}\n\n</Part>`;
const row = "Topic(TreatmentLabel(ONE) TopicText(Treatment()";
const none = "Topic(TreatmentLabel() TopicText(Treatment()))";

it.each([
  // Rows come in the order of the record, other topics after the table.
  [
    "treatments",
    'a\n\n### b\n\nc\n\n<Treatment name="TWO" />\n\n<Treatment name="ONE" />\n\nd\n\n- e',
    `a Figure() TreatmentComparison(${row} d e)) Topic(TreatmentLabel(TWO) TopicText(Treatment()))) Topic(TopicLabel(b) TopicText(c))`,
  ],
  ["treatments", "a", `a Figure() TreatmentComparison(${none} ${none})`],
  ["overview", "a\n\nb\n\n### c\n\nd", "a b Figure() Topic(TopicLabel(c) TopicText(d))"],
  ["causes", "a\n\nb\n\n### c", "a Figure() PartDisclosure(b) Topic(TopicLabel(c) TopicText())"],
  ["causes", "a\n\n- b\n\nc", "a b Figure() PartDisclosure(c)"],
  ["diagnosis", "a\n\n1. b\n\nc", "a Figure() PartDisclosure(b c)"],
])("arranges the part on %s: %s", (is, text, expected) => {
  expect(arranged(part(is, text))).toBe(`Part(${expected})`);
});

it.each([
  ['a. <Cite n="1" /> <Cite n="2" /> b', "a. Cites(Cite() Cite()) b"],
  ['a <Cite n="1" /> b <Cite n="1" />', "a Cites(Cite()) b Cites(Cite again())"],
  ['**a** <Cite n="1" />', "a Cites(Cite())"],
  ['**a <Cite n="1" />**', "a Cites(Cite())"],
  ['- a <Cite n="1" />\n- b <Cite n="1" />', "a Cites(Cite()) b Cites(Cite())"],
])("groups the citations of %s", (text, expected) => {
  expect(arranged(text)).toBe(expected);
});
