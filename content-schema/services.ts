import type { Node, RootContent } from "mdast";
import { z } from "zod";
import { type ContentReader, parseFrontMatter, type TextFile } from "./content-reader.ts";
import { namesMissingFact } from "./fill-facts.ts";
import { servicePath } from "./format/page-path.ts";
import { upperFirst } from "./format/upper-first.ts";
import { fromKeys } from "./keys.ts";
import { serviceParts, serviceSchema } from "./service-schema.ts";
import {
  attributeOf,
  type Conditions,
  isTag,
  parseText,
  resolveConditions,
  type Tag,
  wordsOf,
} from "./text-tree.ts";
import { joinWithOr, type UrgencyLevel, type UrgentSigns, urgencyLevels } from "./urgent-signs.ts";
import { ContentError, checkOneOf, contentError, Problem } from "./validation/problem.ts";
import { readAll, readEach, validate } from "./validation/validate.ts";
import type { Words } from "./word-schemas.ts";

export type * from "./service-schema.ts";

type UrgentRecords = { urgentSigns: UrgentSigns; practice: { language: string } };

/** The signs of these ids. Throws a `ContentError` for an unknown one. */
export function signsById(
  file: string,
  ids: readonly string[],
  path: string[],
  signs: UrgentSigns["signs"],
  expected = "the short name of an urgent sign",
) {
  const knownIds = signs.map((sign) => sign.id);
  for (const [index, id] of ids.entries()) {
    checkOneOf(id, knownIds, { file, path: [...path, index] }, expected);
  }
  return ids.flatMap((id) => signs.filter((sign) => sign.id === id));
}

const { urgent, care } = serviceSchema.shape;

/** What a service says of urgency, which may lack the lines that need no sign. */
const urgencySchema = z.object({
  urgent,
  care: care.extend({ visit: care.shape.visit.catch([]) }),
});

type UrgentLines = Record<UrgencyLevel, readonly string[]>;

/** Throws a `ContentError` unless the cards on emergencies and on help the same day have lines. */
function checkUrgentLines(file: string, lines: UrgentLines): void {
  const sameDay = [...lines.doctor, ...lines.urgentCare, ...lines.today];
  const missing: string[] = [];
  if (lines.emergency.length === 0) missing.push("a sign or a line of an emergency");
  if (sameDay.length === 0) missing.push("a sign or a line for help on the day");
  if (missing.length === 0) return;
  const details = { expected: missing.join(", and "), found: "none" };
  throw contentError({ file, path: ["care", "signs"] }, details);
}

/** Replaces the ids of signs: in `care`, lines by level, the service's own last; in `urgent`, a phrase. */
function withSigns(
  file: string,
  { care, urgent }: z.output<typeof urgencySchema>,
  { urgentSigns: { signs }, practice: { language } }: UrgentRecords,
) {
  const listed = signsById(file, care.signs, ["care", "signs"], signs);
  const ownLines: Partial<Record<UrgencyLevel, string[]>> = care;
  const lines = fromKeys(urgencyLevels, (level) => {
    const texts = listed.filter((sign) => sign.level === level).map(({ text }) => text);
    return [...texts, ...(ownLines[level] ?? [])];
  });
  checkUrgentLines(file, lines);
  const emergencies = signs.filter(({ level }) => level === "emergency");
  const expectedSign = "a sign at the level of an emergency";
  const urgentSigns = signsById(file, urgent, ["urgent"], emergencies, expectedSign);
  const shorts = urgentSigns.map(({ short }) => short);
  return {
    /** Empty, or within a question. */
    urgent: upperFirst(joinWithOr(language, shorts)),
    care: { ...lines, sources: care.sources },
  };
}

/** Returns the top-level `<Part>` tags of a service's text; undefined if its MDX is invalid, which the check of texts reports. */
function partTagsOf(reader: ContentReader, name: string): Tag[] | undefined {
  const text = reader.fillText(`content/${name}`, reader.text(name));
  try {
    // MDX puts a tag that is written on a single line into a paragraph.
    const nodes = parseText(text).children.flatMap((node): Node[] =>
      node.type === "paragraph" ? node.children : [node],
    );
    return nodes.filter(isTag).filter((tag) => tag.name === "Part" || tag.name === "CareCards");
  } catch {
    return undefined;
  }
}

const partIdOf = (part: Tag) => (part.name === "CareCards" ? "care" : attributeOf(part, "is"));

/** Throws a `ContentError` unless a text has every part, in order, with words. */
function checkParts(reader: ContentReader, { name, file }: TextFile): void {
  const parts = partTagsOf(reader, name);
  if (!parts) return;
  const found = parts.map(partIdOf).join(", ");
  if (found !== serviceParts.join(", ")) {
    const expected = `the parts ${serviceParts.join(", ")} (care is <CareCards />) in this order`;
    throw contentError({ file }, { expected, found: found || "none" });
  }
  const empty = parts.filter((part) => part.name === "Part" && part.children.length === 0);
  const problems = empty.map(({ position }) => {
    const place = { file, line: position?.start.line };
    return new Problem(place, { expected: "the words of this part" });
  });
  if (problems.length > 0) throw new ContentError(problems);
}

/** Reads urgency alone, so that it is checked beside a record that lacks other parts. */
function readUrgency(reader: ContentReader, { file, text }: TextFile, records: UrgentRecords) {
  const { fields } = parseFrontMatter(file, text);
  reader.fill(file, fields);
  return withSigns(file, validate(file, urgencySchema, fields), records);
}

function readService(
  reader: ContentReader,
  text: TextFile,
  headings: Words["service"]["parts"],
  records: UrgentRecords,
) {
  const { name, slug, file } = text;
  const { record, urgency } = readAll({
    record: () => reader.record(name, serviceSchema),
    urgency: () => readUrgency(reader, text, records),
    parts: () => checkParts(reader, text),
  });
  if (record.slug !== slug) {
    const expected = "the file's own name";
    const fix = `write ${slug}: a page keeps its address`;
    throw contentError({ file, path: ["slug"] }, { expected, fix, written: record.slug });
  }
  const labels = { overview: record.whatIs, ...headings };
  const parts = serviceParts.map((id) => ({ id, label: labels[id] }));
  // Lines that name a missing fact, such as the price of a visit not offered, are omitted.
  const glance = record.glance.filter((line) => !namesMissingFact(line));
  if (glance.length < 2) {
    const expected = "at least 2 lines without facts that the practice lacks";
    throw contentError({ file, path: ["glance"] }, { expected, found: `${glance.length}` });
  }
  const path = servicePath(slug);
  return { ...record, ...urgency, glance, parts, path };
}

export type ServiceRecord = ReturnType<typeof readService>;

/** Throws a `ContentError` for a former name that a service has or had, or an unknown related service. */
function checkReferences(services: readonly ServiceRecord[]): void {
  const slugs = services.map(({ slug }) => slug);
  const taken = new Set(slugs);
  readEach(services, ({ slug, related, formerly = [] }) => {
    const file = `content/services/${slug}.mdx`;
    for (const [index, name] of formerly.entries()) {
      const place = { file, path: ["formerly", index] };
      const expected = "a name that no service has";
      if (taken.has(name)) throw contentError(place, { expected, written: name });
      taken.add(name);
    }
    const others = slugs.filter((each) => each !== slug);
    const expected = "the name of another service in its address";
    for (const name of related) checkOneOf(name, others, { file, path: ["related"] }, expected);
  });
}

/** Returns the services in the practice's order. Throws a `ContentError`. */
export function readServices(
  reader: ContentReader,
  headings: Words["service"]["parts"],
  records: UrgentRecords,
): ServiceRecord[] {
  const services = readEach(reader.texts("services"), (text) =>
    readService(reader, text, headings, records),
  );
  services.sort((a, b) => a.order - b.order);
  checkReferences(services);
  return services;
}

/** What menus, grids and cards show of a service. */
export function summaryOf(service: ServiceRecord) {
  const { slug, title, plainTitle, excerpt, symptom = null, view, path } = service;
  return { slug, title, plainTitle, excerpt, symptom, view, path };
}

export type ServiceSummary = ReturnType<typeof summaryOf>;

const plainText = (node: Node) =>
  // `<Term name="biopsy" />` stands for its name.
  wordsOf(node, (each) =>
    isTag(each) && each.children.length === 0 ? attributeOf(each, "name") : undefined,
  ).replaceAll(/\s+/g, " ");

/** Paragraphs without citations, each with the bold question that starts it, and the rest in pieces. */
function visitParagraphs(reader: ContentReader, name: string, conditions: Conditions) {
  const part = partTagsOf(reader, name)?.find((each) => partIdOf(each) === "visit");
  if (!part) return [];
  resolveConditions(part, conditions);
  const blocks: readonly RootContent[] = part.children;
  return blocks
    .filter((block) => block.type === "paragraph")
    .map((block) => {
      const [first] = block.children;
      const start = first?.type === "strong" ? plainText(first) : "";
      const question = start.endsWith("?") ? start : undefined;
      const pieces = block.children.slice(question ? 1 : 0).map((each) => {
        return { text: plainText(each), href: each.type === "link" ? each.url : undefined };
      });
      return { question, pieces };
    });
}

/** Returns each service's text on the visit, and its suggested questions. */
export const visitTexts = (
  reader: ContentReader,
  services: ServiceRecord[],
  conditions: Conditions,
) =>
  services.map(({ slug, title, path, questions }) => {
    const paragraphs = visitParagraphs(reader, `services/${slug}.mdx`, conditions);
    return { slug, title, path, paragraphs, questions };
  });
