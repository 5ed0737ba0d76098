import { relative } from "node:path";
import { contentFolder } from "../content-schema/content-reader.ts";
import { valuesOf } from "../content-schema/validation/metadata.ts";
import { fieldOfBlock } from "../scripts/content-edit/merge.ts";
import { mark, unmarked } from "./mark.ts";
import type { MarkedContent } from "./marked-content.ts";

type HastNode = {
  type: string;
  tagName?: string;
  name?: string;
  value?: string;
  attributes?: { name: string; value: unknown }[];
  children?: HastNode[];
  position?: { start: { line: number } };
};

const blocks = /^(?:p|h[1-6]|li|td|th)$/;
const isBlock = ({ tagName = "" }: HastNode) => blocks.test(tagName) || /^[uo]l$/.test(tagName);

/** Marks the words of a block, up to a list within it. */
function markWords(block: HastNode, field: string): void {
  const children = block.children ?? [];
  const end = children.findIndex(isBlock);
  const words = end < 0 ? children : children.slice(0, end);
  if (!words.some(({ type, value }) => type !== "text" || value?.trim())) return;
  const [before = "", after = ""] = mark("\n", field).split("\n");
  const text = (value: string) => ({ type: "text", value });
  block.children = [text(before), ...words, text(after), ...children.slice(words.length)];
}

/** Maps each name or term that a tag may refer to, to its marked form. */
const markedNames = (record: unknown) =>
  new Map(
    [...valuesOf(record)].flatMap(({ path, value }) => {
      const isName = ["name", "term"].includes(String(path.at(-1))) && typeof value === "string";
      return isName ? [[unmarked(value), value] as const] : [];
    }),
  );

/** Rehype plugin that marks each passage of a text with its field. */
export const markBlocks =
  (current: MarkedContent) =>
  () =>
  (root: HastNode, { path }: { path: string }) => {
    const name = relative(contentFolder, path);
    const lines = current.read().reader.text(name).split("\n");
    const fieldOnLine = (line: number) => `${name}#${fieldOfBlock(lines, line - 1)}`;
    const { services, serviceRecords } = current.shown();
    const slug = /^services\/(.*)\.mdx$/.exec(name)?.[1] ?? "";
    const names = markedNames(serviceRecords[slug] ?? services);
    const visit = (node: HastNode) => {
      for (const child of node.children ?? []) visit(child);
      const line = node.position?.start.line;
      if (line && blocks.test(node.tagName ?? "")) markWords(node, fieldOnLine(line));
      for (const attribute of node.attributes ?? []) {
        const { name: attributeName, value } = attribute;
        if (typeof value !== "string") continue;
        if (attributeName === "name") attribute.value = names.get(value) ?? value;
        if (attributeName === "line" && line) attribute.value = mark(value, fieldOnLine(line));
      }
    };
    visit(root);
  };
