// Parses texts of `content/` into documents of the text field, and serializes them. Unchanged blocks
// keep every byte; syntax that the field cannot show is kept as written.
import MarkdownIt from "markdown-it";
import * as common from "prosemirror-markdown";
import { Schema } from "prosemirror-model";

/** Facts, tags and notes. */
const chips = /\{\{\s*[\w.-]+\s*\}\}|\{\/\*[\s\S]*?\*\/\}|<\/?[A-Z][^<>]*>/y;

const markdownSpec = common.schema.spec;

/** Pasted, it becomes plain text. */
const unpasted = (name) => ({ ...markdownSpec.nodes.get(name), parseDOM: [] });

const nodes = markdownSpec.nodes
  .remove("image")
  .update("blockquote", unpasted("blockquote"))
  .update("horizontal_rule", unpasted("horizontal_rule"))
  .update("code_block", unpasted("code_block"))
  .update("heading", {
    ...markdownSpec.nodes.get("heading"),
    content: "inline*",
    // Can only be pasted from texts of the form.
    parseDOM: [{ tag: "[data-level]", getAttrs: ({ dataset }) => ({ level: +dataset.level }) }],
    toDOM: ({ attrs: { level } }) => [`h${level}`, { "data-level": level }, 0],
  })
  .addToEnd("chip", {
    attrs: { source: {} },
    group: "inline",
    inline: true,
    atom: true,
    parseDOM: [{ tag: "[data-source]", getAttrs: ({ dataset }) => ({ source: dataset.source }) }],
    toDOM: ({ attrs }) => ["span", { "data-source": attrs.source }],
    leafText: ({ attrs }) => attrs.source,
  })
  .addToEnd("as_written", {
    attrs: { source: {} },
    group: "block",
    atom: true,
    parseDOM: [{ tag: "[data-written]", getAttrs: ({ dataset }) => ({ source: dataset.written }) }],
    toDOM: ({ attrs }) => ["pre", { "data-written": attrs.source }, attrs.source],
  });

const onThisComputer = /^http:\/\/localhost:\d+(?=\/)/;

const marks = markdownSpec.marks
  .update("code", { ...markdownSpec.marks.get("code"), parseDOM: [] })
  .update("link", {
    ...markdownSpec.marks.get("link"),
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs(dom) {
          const href = dom.getAttribute("href").replace(onThisComputer, "");
          return /^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(href) && { href };
        },
      },
    ],
  });

export const schema = new Schema({ nodes, marks });

const tokenizer = new MarkdownIt("commonmark", { html: false }).enable("table");
// An address may contain a fact.
tokenizer.normalizeLink = (address) => address;
tokenizer.validateLink = () => true;
tokenizer.inline.ruler.before("escape", "chip", (state, isSilent) => {
  chips.lastIndex = state.pos;
  const [source] = chips.exec(state.src) ?? [];
  if (!source) return false;
  if (!isSilent) state.push("chip", "", 0).content = source;
  state.pos += source.length;
  return true;
});

const { image: _, ...tokens } = common.defaultMarkdownParser.tokens;
const parser = new common.MarkdownParser(schema, tokenizer, {
  ...tokens,
  chip: { node: "chip", getAttrs: ({ content }) => ({ source: content }) },
});

/** Encodes white space and unbalanced parentheses, which would end an address within a text. */
function encode(href) {
  const whole = href.trim().replaceAll(/\s/g, "%20");
  const isBalanced = whole.split("(").length === whole.split(")").length;
  return isBalanced ? whole : whole.replaceAll("(", "%28").replaceAll(")", "%29");
}

const defaultSerializer = common.defaultMarkdownSerializer;
const serializer = new common.MarkdownSerializer(
  {
    ...defaultSerializer.nodes,
    bullet_list: (state, node) => state.renderList(node, "  ", () => "- "),
    chip: (state, { attrs }) => state.write(attrs.source),
  },
  {
    ...defaultSerializer.marks,
    // The address in angle brackets would be a tag.
    link: { open: () => "[", close: (_, { attrs }) => `](${encode(attrs.href)})`, mixable: true },
  },
  { tightLists: true, escapeExtraCharacters: /[{<]/g },
);

/** The source of each block that has not been changed. */
const sources = new WeakMap();

function markdownBlocks(text) {
  const lines = text.split("\n");
  return tokenizer
    .parse(text, {})
    .filter(({ level, map }) => level === 0 && map)
    .map(({ map: [from, to] }) => lines.slice(from, to).join("\n").trimEnd());
}

function blockOf(source) {
  try {
    const { childCount, firstChild } = parser.parse(source);
    if (childCount === 1) return firstChild;
  } catch {
    // A table, or another block that the field does not show.
  }
  return schema.node("as_written", { source });
}

/** Parses Markdown. Keeps the source of each block, so that unchanged blocks keep every byte. */
export function parseMarkdown(text) {
  const blocks = markdownBlocks(text).map((source) => {
    const block = blockOf(source);
    sources.set(block, source);
    return block;
  });
  return schema.node("doc", null, blocks.length > 0 ? blocks : [schema.node("paragraph")]);
}

const typedLink = /\\\[([^[\]]*)\\\](?=\((?:[/#]|\w+:))/g;

/** Serializes a block; a link that was typed as Markdown becomes one. */
export const blockToMarkdown = (block) =>
  block.type.name === "as_written"
    ? block.attrs.source
    : serializer
        .serialize(schema.node("doc", null, [block]))
        .trim()
        .replaceAll(typedLink, "[$1]");

/** Serializes a document; unchanged blocks as they were parsed. */
export const toMarkdown = (document) =>
  document.children
    .map((block) => sources.get(block) ?? blockToMarkdown(block))
    .filter(Boolean)
    .join("\n\n");

/** A fact, or a placeholder such as `{name}`, in a sentence of a record. */
const placeholders = /(\{\{[^{}]*\}\}|\{[\w.]+\})/;

/** Returns the placeholders in a sentence, without facts. */
export const placeholdersIn = (text) =>
  text.split(placeholders).filter((piece) => placeholders.test(piece) && !piece.startsWith("{{"));

/** Converts a sentence of a record to a document. */
export function parseSentence(text) {
  const pieces = text.split(placeholders).filter(Boolean);
  const nodes = pieces.map((piece) =>
    placeholders.test(piece) ? schema.node("chip", { source: piece }) : schema.text(piece),
  );
  return schema.node("doc", null, [schema.node("paragraph", null, nodes)]);
}

/** Serializes the document of a sentence. */
export const toSentence = (document) => document.textBetween(0, document.content.size, " ");
