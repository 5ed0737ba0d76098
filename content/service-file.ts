import { ContentError, define } from "./define.ts";
import { withFacts } from "./facts.ts";
import { frontMatter } from "./front-matter.ts";
import { type Service, type ServicePart, serviceParts, serviceSchema } from "./schema.ts";
import { serviceWords } from "./service-words.ts";

/** The front matter of a service's file, and the headings of the parts of its page. */
export type ServiceRecord = Service & { parts: readonly { id: ServicePart; label: string }[] };

/** Several records and checks read the same file. */
const known = new Map<string, { text: string; service: ServiceRecord }>();

/**
 * Reads one service file: its front matter and the headings of its parts, checked, with the facts
 * filled in.
 *
 * @throws {ContentError} naming file, field, expected and found
 */
export function readService(name: string, text: string): ServiceRecord {
  const before = known.get(name);
  if (before?.text === text) return before.service;
  const file = `content/services/${name}`;
  const { fields, body } = frontMatter(file, withFacts(text, file));
  const record = define(file, serviceSchema, fields);
  if (`${record.slug}.mdx` !== name) {
    throw new ContentError(`${file}: slug: expected the file's own name, found "${record.slug}"`);
  }
  const found = [...body.matchAll(/<Part is="([^"]*)"|<(CareCards) \/>/g)]
    .map(([, id, care]) => (care ? "care" : id))
    .join(", ");
  if (found !== serviceParts.join(", ")) {
    throw new ContentError(
      `${file}: expected the parts ${serviceParts.join(", ")} (care is <CareCards />) in this order, found ${found || "none"}`,
    );
  }
  const labels = { overview: record.whatIs, ...serviceWords.parts };
  const parts = serviceParts.map((id) => ({ id, label: labels[id] }));
  const service = { ...record, parts };
  known.set(name, { text, service });
  return service;
}
