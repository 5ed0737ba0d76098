import { readCopy, withFacts } from "./fill-facts.ts";
import { serviceRecords, services } from "./services.ts";
import { address, list, text } from "./validation/fields.ts";
import { contentText } from "./validation/read.ts";

const words = "Words for the visitor";
const section = { eyebrow: words, heading: words, lead: words };

/** Copy of the appointment guide; the rest comes from services and offices. */
export const visit = readCopy("words/visit.yaml", {
  guide: {
    ...section,
    words: {
      legend: words,
      happens: words,
      ask: words,
      anyVisit: words,
      more: words,
      print: words,
    },
    note: words,
    /** What happens at any visit, for readers without a diagnosis. */
    unsure: {
      title: words,
      paragraphs: list({ question: text(words).optional(), text: words }, 1, 10),
    },
    anyVisit: list(words, 2, 8),
  },
  asked: { ...section, list: list({ question: words, answer: words }, 1, 20) },
  bring: {
    ...section,
    list: list({ what: words, why: words }, 3, 10),
    source: { label: words, url: address },
  },
  offices: {
    ...section,
    directions: words,
    ofDirections: "to {office}",
    addToContacts: words,
  },
});

const part = /<Part is="visit"[^>]*>\s*([\s\S]*?)\s*<\/Part>/;

const plain = (text: string) =>
  text
    .replaceAll(/<Term name="([^"]*)" \/>/g, "$1")
    .replaceAll(/\*\*|<[^>]*>/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A text's paragraphs without citations, each with the bold question that it starts with. */
const plainParagraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => !/^[-#]/.test(paragraph))
    .map((paragraph) => {
      const [, question, answer = paragraph] = /^\*\*([^*]+\?)\*\*([\s\S]+)/.exec(paragraph) ?? [];
      return { question, text: plain(answer) };
    });

/** Each service's text on the visit, and its suggested questions. */
export const visits = services.map(({ slug, title, path }) => {
  const file = `services/${slug}.mdx`;
  const [, text = ""] = part.exec(withFacts(contentText(file), `content/${file}`)) ?? [];
  const questions = serviceRecords[slug]?.questions ?? [];
  return { slug, title, path, paragraphs: plainParagraphs(text), questions };
});
