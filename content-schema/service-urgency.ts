import { z } from "zod";
import { type ContentReader, parseFrontMatter, type TextFile } from "./content-reader.ts";
import { upperFirst } from "./format/upper-first.ts";
import { fromKeys } from "./keys.ts";
import { serviceSchema } from "./service-schema.ts";
import { joinWithOr, type UrgencyLevel, type UrgentSigns, urgencyLevels } from "./urgent-signs.ts";
import { checkOneOf, contentError } from "./validation/problem.ts";
import { validate } from "./validation/validate.ts";

/** What urgency is read from. */
export type UrgentRecords = { urgentSigns: UrgentSigns; practice: { language: string } };

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

/** Returns the lines of each level, the service's own last, and the phrase of its hero. */
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

/** Reads urgency alone, so that it is checked beside a record that lacks other parts. */
export function readUrgency(
  reader: ContentReader,
  { file, text }: TextFile,
  records: UrgentRecords,
) {
  const { fields } = parseFrontMatter(file, text);
  reader.fill(file, fields);
  return withSigns(file, validate(file, urgencySchema, fields), records);
}
