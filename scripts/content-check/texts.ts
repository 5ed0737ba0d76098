import type { Node, Root } from "mdast";
import { type Choice, choiceTags } from "../../content-schema/modules.ts";
import type { ServiceRecord } from "../../content-schema/services.ts";
import {
  attributeOf,
  isTag,
  keepShown,
  nodesOf,
  parseText,
  type Tag,
} from "../../content-schema/text-tree.ts";
import { textTags } from "../../content-schema/texts.ts";
import { didYouMean } from "../../content-schema/validation/suggest.ts";

/** Paths, pictures and settings that a text may name. */
export type Known = {
  paths: readonly string[];
  figures: readonly string[];
  choices: Readonly<Record<string, Choice>>;
};

/** Replacements for HTML tags. */
const instead: Record<string, string> = {
  img: 'write <Picture name="waiting-room" /> with the name of a picture of content/images.yaml',
  br: "leave an empty line instead",
  hr: "write --- between two empty lines instead",
  a: "write a link as [words](/about) instead",
};

const htmlError = (found: string) => {
  const [name = ""] = /\w+/.exec(found.toLowerCase()) ?? [];
  return `expected Markdown or one of the tags ${textTags.join(", ")}, found ${found}; ${instead[name] ?? "write the words without it"}`;
};

const braceError = (found: string) =>
  `expected two braces around a fact, such as {{phone.main}}, found ${found}`;

/** Characters that MDX parses as syntax, which keep a text from being parsed. */
const signs: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    /<(?=[\d\s=.$])[^\n<>]{0,20}/g,
    (found) =>
      `expected words such as “less than”, because < begins a tag, found ${found.trim()}; write less than ${found.replace(/^<[=\s]*/, "").trim()}`,
  ],
  [/<(?:img|br|hr|input|iframe|video|script|style|div|span|p|a)\b[^>\n]*>?/gi, htmlError],
  [/\{(?!\/\*)[^{}\n]*\}/g, braceError],
];

/** Explains why a text cannot be parsed. */
function syntaxErrors(file: string, text: string, error: unknown): string[] {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, (front) => front.replace(/[^\n]/g, " "));
  const errors = signs.flatMap(([pattern, explain]) =>
    [...body.matchAll(pattern)].map(
      ({ 0: found, index }) =>
        `${file}, line ${body.slice(0, index).split("\n").length}: ${explain(found)}`,
    ),
  );
  if (errors.length > 0) return errors;
  const { reason, line } = error as { reason: string; line?: number };
  // An unclosed tag's position is in the message.
  const at = line ?? /\((\d+):/.exec(reason)?.[1] ?? 1;
  const plain = reason
    .replaceAll("`", "")
    .replace(/ \(\d+:.*?\)/g, "")
    .replace(/; .*$|, or .*$|\(note:.*$/, "");
  return [
    `${file}, line ${at}: expected tags that open and close, such as <Part is="causes"> … </Part> or <Phones />, found: ${plain}`,
  ];
}

/** Returns the error of a tag's name or attribute; `null` if it is valid. */
function tagError(tag: Tag, { figures, choices }: Known, service?: ServiceRecord): string | null {
  const name = tag.name ?? "";
  const named = attributeOf(tag, "name") ?? "";
  if (/^[a-z]/.test(name)) return htmlError(`<${name}>`);
  if (!textTags.some((known) => known === name)) {
    return `expected one of the tags ${textTags.join(", ")}, found <${name}>${didYouMean(name, textTags, (each) => `<${each}>`)}`;
  }
  if (choiceTags.some((choice) => choice === name)) {
    const is = attributeOf(tag, "is") ?? "";
    const values = choices[name]?.of ?? [];
    return values.includes(is)
      ? null
      : `expected <${name}> with one of ${values.map((each) => `is="${each}"`).join(", ")}, found <${name} is="${is}">${didYouMean(is, values)}`;
  }
  if (name === "Picture" && !figures.includes(named)) {
    return `expected one of the figures of content/images.yaml (${figures.join(", ") || "it has none yet"}), found "${named}"${didYouMean(named, figures)}`;
  }
  const terms = service?.glossary.map(({ term }) => term) ?? [];
  if (name === "Term" && service && !terms.includes(named)) {
    return `expected a word of the glossary above, found "${named}"${didYouMean(named, terms)}`;
  }
  const cited = Number(attributeOf(tag, "n"));
  if (name === "Cite" && service && !service.sources[cited - 1]) {
    return `expected the number of a source, 1 to ${service.sources.length}, found ${cited}`;
  }
  return null;
}

function nodeError(node: Node, known: Known, service?: ServiceRecord): string | null {
  if (isTag(node)) return tagError(node, known, service);
  const { value = "", alt, url } = node as { value?: string; alt?: string; url?: string } & Node;
  if (node.type === "image") {
    return `expected a picture of content/images.yaml by its name, found ![${alt}](${url}); ${instead["img"]}`;
  }
  const isExpression = node.type === "mdxTextExpression" || node.type === "mdxFlowExpression";
  return isExpression && !value.startsWith("/*") ? braceError(`{${value}}`) : null;
}

/** Returns the error of a link to a page that the site does not have. */
function linkError(node: Node, { paths }: Known): string | null {
  const [path = ""] = "url" in node ? String(node.url).split("#") : [];
  return node.type !== "link" || !path.startsWith("/") || paths.includes(path)
    ? null
    : `expected a link to a page of this site, found ${path}${didYouMean(path, paths)}`;
}

/**
 * Checks a text's tags, braces, facts and links; returns one line per error.
 * @param text the text, with facts
 * @param service the record of a service, for its text
 */
export function textErrors(
  file: string,
  text: string,
  known: Known,
  service?: ServiceRecord,
): string[] {
  let root: Root;
  try {
    root = parseText(text);
  } catch (error) {
    return syntaxErrors(file, text, error);
  }
  const errorsOf = (check: (node: Node) => string | null) =>
    [...nodesOf(root)].flatMap((node) => {
      const error = check(node);
      return error ? [`${file}, line ${node.position?.start.line}: ${error}`] : [];
    });
  const errors = errorsOf((node) => nodeError(node, known, service));
  if (errors.length > 0) return errors;
  try {
    keepShown(root, file, known.choices);
  } catch (error) {
    return [(error as Error).message];
  }
  return errorsOf((node) => linkError(node, known));
}
