import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import { choices } from "#content";
import { absentFactFaults, withFacts } from "../../content-schema/fill-facts.ts";
import { textTags } from "../../content-schema/texts.ts";
import { didYouMean } from "../../content-schema/validation/suggest.ts";
import { choiceFault, chosenText } from "../vite/conditional-content.ts";

/** Paths and pictures that a text may reference. */
type Known = { paths: readonly string[]; figures?: readonly string[] };

type Service = { glossary: readonly { term: string }[]; sources: readonly unknown[] };

/** Replacements for HTML tags. */
const instead: Record<string, string> = {
  img: 'write <Picture name="waiting-room" /> with the name of a picture of content/images.yaml',
  br: "leave an empty line instead",
  hr: "write --- between two empty lines instead",
  a: "write a link as [words](/about) instead",
};

const compiler = mdx({ remarkPlugins: [remarkFrontmatter] });

/** Formats a compiler error as one line; the error's position can be in several fields. */
function syntaxLine(file: string, error: Error & { reason?: string; line?: number }): string {
  const reason = error.reason ?? error.message;
  const line = error.line ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
  const plain = reason
    .replaceAll("`", "")
    .replace(/ \(\d+:.*?\)/g, "")
    .replace(/; .*$|, or .*$|\(note:.*$/, "");
  return `${file}, line ${line}: expected tags that open and close, such as <Part is="causes"> … </Part> or <Phones />, found: ${plain}`;
}

/** Returns one line per match in `words` for which `fault` returns a message. */
type Find = (pattern: RegExp, fault: (value: string) => string | null, words?: string) => string[];

const finder =
  (file: string, body: string): Find =>
  (pattern, fault, words = body) =>
    [...words.matchAll(pattern)].flatMap((match) => {
      const told = fault(match[1] ?? match[0]);
      const line = words.slice(0, match.index).split("\n").length;
      return told ? [`${file}, line ${line}: ${told}`] : [];
    });

/** Reports characters that Markdown or MDX would parse as syntax. */
const signFaults = (find: Find): string[] => [
  ...find(/<(?=[\d\s=.$])[^\n<>]{0,20}/g, (found) => {
    return `expected words such as “less than”, because < begins a tag, found ${found.trim()}; write less than ${found
      .slice(1)
      .replace(/^[=\s]+/, "")
      .trim()}`;
  }),
  ...find(/<(?:img|br|hr|input|iframe|video|script|style|div|span|p|a)\b[^>\n]*>?/gi, (found) => {
    const [name = ""] = /\w+/.exec(found.toLowerCase()) ?? [];
    return `expected Markdown or one of the tags ${textTags.join(", ")}, found ${found}; ${instead[name] ?? "write the words without it"}`;
  }),
  ...find(/\{(?!\/\*)[^{}\n]*\}/g, (found) => {
    return `expected two braces around a fact, such as {{phone.main}}, found ${found}`;
  }),
];

/** Reports unknown tags and pictures. */
const tagFaults = (find: Find, figures: readonly string[]): string[] => [
  ...find(/<\/?([A-Z]\w*)/g, (tag) =>
    textTags.some((known) => known === tag)
      ? null
      : `expected one of the tags ${textTags.join(", ")}, found <${tag}>${didYouMean(tag, textTags, (name) => `<${name}>`)}`,
  ),
  ...find(/!\[[^\]\n]*\]\([^)\n]*\)/g, (found) => {
    return `expected a picture of content/images.yaml by its name, found ${found}; ${instead["img"]}`;
  }),
  ...find(/<Picture(?![^>]*\sname=")[^>\n]*>?/g, (found) => {
    return `expected the name of a picture, such as <Picture name="waiting-room" />, found ${found}`;
  }),
  ...find(/<Picture name="([^"]*)"/g, (name) =>
    figures.includes(name)
      ? null
      : `expected one of the figures of content/images.yaml (${figures.join(", ") || "it has none yet"}), found "${name}"${didYouMean(name, figures)}`,
  ),
  ...find(/<When[^>\n]*>/g, (found) => choiceFault(found, choices)),
];

/** Reports terms and sources that a service's front matter lacks. */
function serviceFaults(find: Find, { glossary, sources }: Service): string[] {
  const terms = glossary.map(({ term }) => term);
  return [
    ...find(/<Term name="([^"]*)"/g, (name) =>
      terms.includes(name)
        ? null
        : `expected a word of the glossary above, found "${name}"${didYouMean(name, terms)}`,
    ),
    ...find(/<Cite n="([^"]*)"/g, (n) =>
      sources[Number(n) - 1]
        ? null
        : `expected the number of a source, 1 to ${sources.length}, found ${n}`,
    ),
  ];
}

/**
 * Checks a text's tags, braces, facts and links; returns one line per error.
 * @param service validated front matter, for the text of a service
 */
export async function textFaults(
  file: string,
  source: string,
  { paths, figures = [] }: Known,
  service?: Service,
): Promise<string[]> {
  let text: string;
  try {
    text = withFacts(source, file);
  } catch (error) {
    return [(error as Error).message];
  }
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, (front) => front.replace(/[^\n]/g, " "));
  const shown = chosenText(body, choices);
  const find = finder(file, body);
  const faults = [
    ...signFaults(find),
    ...tagFaults(find, figures),
    ...find(
      /\]\((\/[^)\s#]*)/g,
      (path) =>
        paths.includes(path)
          ? null
          : `expected a link to a page of this site, found ${path}${didYouMean(path, paths)}`,
      shown,
    ),
    ...absentFactFaults(shown),
    ...(service ? serviceFaults(find, service) : []),
  ];
  if (faults.length > 0) return faults;
  try {
    await compiler.transform(text, file);
    return [];
  } catch (error) {
    return [syntaxLine(file, error as Error)];
  }
}
