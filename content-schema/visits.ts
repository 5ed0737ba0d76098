import { withFacts } from "./facts.ts";
import { contentText } from "./read.ts";
import { readService } from "./service-file.ts";
import { services } from "./services.ts";

const part = /<Part is="visit"[^>]*>\s*([\s\S]*?)\s*<\/Part>/;

const plain = (text: string) =>
  text
    .replaceAll(/<Term name="([^"]*)" \/>/g, "$1")
    .replaceAll(/\*\*|<[^>]*>/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * The paragraphs of a service's text as plain words, each with the bold question that it begins
 * with; a paragraph that cites a study stays on its page.
 */
const plainParagraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => !/<Cite|^[-#]/.test(paragraph))
    .map((paragraph) => {
      const [, question, answer = paragraph] = /^\*\*([^*]+\?)\*\*([\s\S]+)/.exec(paragraph) ?? [];
      return { question, text: plain(answer) };
    });

/** What each service's own file says of the visit, and the questions it suggests. */
export const visits = services.map(({ slug, title, path }) => {
  const file = `content/services/${slug}.mdx`;
  const source = contentText(`services/${slug}.mdx`);
  const [, text = ""] = part.exec(withFacts(source, file)) ?? [];
  const { questions } = readService(`${slug}.mdx`, source);
  return { slug, title, path, paragraphs: plainParagraphs(text), questions };
});
