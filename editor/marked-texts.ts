import { createRequire } from "node:module";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "../content-schema/source.ts";
import { valuesOf } from "../content-schema/validation/metadata.ts";
import { mark, unmarked } from "./mark.ts";
import type { MarkedContent } from "./marked-content.ts";

type Token = { type: string; map: [number, number] | null };

// A dependency of this package, which the project's type check runs without.
const MarkdownIt = createRequire(import.meta.url)("markdown-it") as new (
  preset: string,
) => {
  enable: (rule: string) => { parse: (text: string, environment: object) => Token[] };
};
const tokenizer = new MarkdownIt("commonmark").enable("table");

/** A field of a file with the lines in which its paragraphs, headings and entries of lists begin. */
type Body = { field: string; from: number; starts: number[] };

const linesIn = (text: string) => text.split("\n").length - 1;

function bodyOf(field: string, text: string, before: string): Body {
  const from = linesIn(before) + linesIn(/^\s*/.exec(text)?.[0] ?? "") + 1;
  let tables = 0;
  const starts = tokenizer.parse(text.trim(), {}).flatMap(({ type, map }) => {
    if (type === "table_open") tables += 1;
    if (type === "table_close") tables -= 1;
    return type === "inline" && map && tables === 0 ? [from + map[0]] : [];
  });
  return { field, from, starts };
}

/** Returns the fields of a file's text, as the form has them. */
function bodiesOf(text: string): Body[] {
  const parts = [...text.matchAll(/<Part is="(\w+)"[^>]*>([\s\S]*?)<\/Part>/g)];
  if (parts.length > 0) {
    return parts.map(({ 0: all, 1: name, 2: inner = "", index }) => {
      const start = index + all.indexOf(inner, all.indexOf(">"));
      return bodyOf(`text-${name}`, inner, text.slice(0, start));
    });
  }
  const [front = ""] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
  return [bodyOf("body", text.slice(front.length), front)];
}

/** `services/fissure.mdx#text-visit@2`: the third passage of “Your visit”. */
function fieldAt(name: string, bodies: readonly Body[], line: number): string {
  const body = bodies.findLast(({ from }) => from <= line) ?? bodies[0];
  const passage = body?.starts.findLastIndex((start) => start <= line) ?? 0;
  return `${name}#${body?.field}@${Math.max(0, passage)}`;
}

type Node = {
  type: string;
  tagName?: string;
  name?: string;
  value?: string;
  attributes?: { name: string; value: unknown }[];
  children?: Node[];
  position?: { start: { line: number } };
};

const blocks = /^(?:p|h[1-6]|li|td|th)$/;
const isBlock = ({ tagName = "" }: Node) => blocks.test(tagName) || /^[uo]l$/.test(tagName);

/** Marks the words of a block, up to a list within it. */
function markWords(block: Node, field: string): void {
  const children = block.children ?? [];
  const end = children.findIndex(isBlock);
  const words = end < 0 ? children : children.slice(0, end);
  if (!words.some(({ type, value }) => type !== "text" || value?.trim())) return;
  const [before = "", after = ""] = mark("\n", field).split("\n");
  const text = (value: string) => ({ type: "text", value });
  block.children = [text(before), ...words, text(after), ...children.slice(words.length)];
}

/** By text, the same with its field around it: what tags of a service's text name. */
const namesOf = (record: unknown) =>
  new Map(
    [...valuesOf(record)].flatMap(({ path, value }) => {
      const isName = ["name", "term"].includes(String(path.at(-1))) && typeof value === "string";
      return isName ? [[unmarked(value), value] as const] : [];
    }),
  );

/** Rehype plugin that marks what a text shows with its field and passage. */
export const markBlocks =
  (current: MarkedContent) =>
  () =>
  (root: Node, { path }: { path: string }) => {
    const name = relative(contentFolder, path);
    const bodies = bodiesOf(current.read().source.text(name));
    const { services, serviceRecords } = current.shown();
    const slug = /^services\/(.*)\.mdx$/.exec(name)?.[1] ?? "";
    const names = namesOf(serviceRecords[slug] ?? services);
    const visit = (node: Node) => {
      for (const child of node.children ?? []) visit(child);
      const line = node.position?.start.line;
      if (line && blocks.test(node.tagName ?? "")) markWords(node, fieldAt(name, bodies, line));
      for (const attribute of node.attributes ?? []) {
        const { name: own, value } = attribute;
        if (typeof value !== "string") continue;
        if (own === "name") attribute.value = names.get(value) ?? value;
        if (own === "line" && line) attribute.value = mark(value, fieldAt(name, bodies, line));
      }
    };
    visit(root);
  };

const lengths = /\/features\/testimonials\/testimonials\.tsx$/;
const plainText = 'text.replaceAll(/[\\u{e0001}-\\u{e007f}]/gu, "")';

/** Vite plugin that leaves marks out of where pages count letters. */
export const countWithoutMarks: Plugin = {
  name: "count-without-marks",
  enforce: "pre",
  transform: (code, id) =>
    lengths.test(id) ? code.replaceAll("text.length", `${plainText}.length`) : null,
};
