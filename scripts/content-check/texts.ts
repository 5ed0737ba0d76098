import type { Node, Root } from "mdast";
import type { ServiceRecord } from "../../content-schema/services.ts";
import {
  attributeOf,
  type Choices,
  isTag,
  keepShown,
  nodesOf,
  parseText,
  type Tag,
} from "../../content-schema/text-tree.ts";
import { textTags } from "../../content-schema/texts.ts";
import { Problem } from "../../content-schema/validation/problem.ts";

/** Paths, pictures and settings that a text may name; in a service's text, its terms and sources. */
export type Known = {
  paths: readonly string[];
  figures: readonly string[];
  choices: Choices;
  service: ServiceRecord | undefined;
};

type Details = ConstructorParameters<typeof Problem>[1];

const instead: Record<string, string> = {
  img: 'write <Picture name="waiting-room" /> with the name of a picture of content/images.yaml',
  br: "leave an empty line instead",
  hr: "write --- between two empty lines instead",
  a: "write a link as [words](/about) instead",
};

const tagsOf = ({ choices }: Known) => [...textTags, ...Object.keys(choices)];

const htmlError = (found: string, known: Known): Details => {
  const [name = ""] = /\w+/.exec(found.toLowerCase()) ?? [];
  const todo = instead[name] ?? "write the words without it";
  return { expected: "Markdown or one of the tags …", choices: tagsOf(known), found, todo };
};

const braceError = (found: string): Details => {
  return { expected: "two braces around a fact, such as {{phone.main}}", found };
};

/** Characters that MDX parses as syntax, which keep a text from being parsed. */
const signs: readonly (readonly [RegExp, (found: string, known: Known) => Details])[] = [
  [
    /<(?=[\d\s=.$])[^\n<>]{0,20}/g,
    (found) => ({
      expected: "words such as “less than”, because < begins a tag",
      found: found.trim(),
      todo: `write less than ${found.replace(/^<[=\s]*/, "").trim()}`,
    }),
  ],
  [/<(?:img|br|hr|input|iframe|video|script|style|div|span|p|a)\b[^>\n]*>?/gi, htmlError],
  [/\{(?!\/\*)[^{}\n]*\}/g, braceError],
];

function syntaxErrors(file: string, text: string, known: Known, error: unknown): Problem[] {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, (front) => front.replace(/[^\n]/g, " "));
  const errors = signs.flatMap(([pattern, explain]) =>
    [...body.matchAll(pattern)].map(({ 0: found, index }) => {
      const line = body.slice(0, index).split("\n").length;
      return new Problem({ file, line }, explain(found, known));
    }),
  );
  if (errors.length > 0) return errors;
  const { reason, line } = error as { reason: string; line?: number };
  // An unclosed tag's position is in the message.
  const at = line ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
  const found = reason
    .replaceAll("`", "")
    .replace(/ \(\d+:.*?\)/g, "")
    .replace(/; .*$|, or .*$|\(note:.*$/, "")
    .replace("Expected a closing", "no closing");
  const expected = 'tags that open and close, such as <Part is="causes"> </Part> or <Phones />';
  return [new Problem({ file, line: at }, { expected, found })];
}

function tagError(tag: Tag, known: Known): Details | null {
  const { figures, choices, service } = known;
  const name = tag.name ?? "";
  if (/^[a-z]/.test(name)) return htmlError(`<${name}>`, known);
  const oneOf = (attribute: string, values: readonly string[], details: Details) => {
    const word = attributeOf(tag, attribute) ?? "";
    return values.includes(word) ? null : { ...details, choices: values, word };
  };
  const tags = tagsOf(known);
  if (!tags.includes(name)) {
    const write = (each: string) => `<${each}>`;
    return { expected: "one of the tags …", choices: tags, word: name, write };
  }
  const choice = choices[name];
  if (choice) {
    const write = (each: string) => `<${name} is="${each}">`;
    return oneOf("is", Object.keys(choice), { expected: `<${name}> with one of …`, write });
  }
  if (name === "Picture") {
    const list = figures.length > 0 ? "…" : "it has none yet";
    const expected = `one of the figures of content/images.yaml (${list})`;
    return oneOf("name", figures, { expected });
  }
  if (name === "Term" && service) {
    const terms = service.glossary.map(({ term }) => term);
    return oneOf("name", terms, { expected: "a word of the glossary above" });
  }
  const cited = Number(attributeOf(tag, "n"));
  if (name !== "Cite" || !service || service.sources[cited - 1]) return null;
  const expected = `the number of a source, 1 to ${service.sources.length}`;
  return { expected, found: String(cited) };
}

function nodeError(node: Node, known: Known): Details | null {
  if (isTag(node)) return tagError(node, known);
  const { value = "", alt, url } = node as { value?: string; alt?: string; url?: string } & Node;
  if (node.type === "image") {
    const expected = "a picture of content/images.yaml by its name";
    return { expected, found: `![${alt}](${url})`, todo: instead["img"] };
  }
  const isExpression = node.type === "mdxTextExpression" || node.type === "mdxFlowExpression";
  return isExpression && !value.startsWith("/*") ? braceError(`{${value}}`) : null;
}

function linkError(node: Node, { paths }: Known): Details | null {
  const [path = ""] = "url" in node ? String(node.url).split("#") : [];
  if (node.type !== "link" || !path.startsWith("/") || paths.includes(path)) return null;
  const expected = "a link to a page of this site";
  return { expected, choices: paths, word: path, write: (each) => each };
}

/** Returns the problems of a text's tags, braces and links. Throws a `ContentError` for its facts. */
export function textErrors(file: string, text: string, known: Known): readonly Problem[] {
  let root: Root;
  try {
    root = parseText(text);
  } catch (error) {
    return syntaxErrors(file, text, known, error);
  }
  const errorsOf = (check: (node: Node) => Details | null) =>
    [...nodesOf(root)].flatMap((node) => {
      const details = check(node);
      return details ? [new Problem({ file, line: node.position?.start.line }, details)] : [];
    });
  const errors = errorsOf((node) => nodeError(node, known));
  if (errors.length > 0) return errors;
  keepShown(root, file, known.choices);
  return errorsOf((node) => linkError(node, known));
}
