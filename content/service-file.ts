import { ContentError, define } from "./define.ts";
import { withFacts } from "./facts.ts";
import { frontMatter } from "./front-matter.ts";
import { type Service, serviceParts, serviceSchema } from "./schema.ts";

/** The front matter of a service's file, and the headings of the parts below it. */
export type ServiceRecord = Service & { parts: readonly { id: string; label: string }[] };

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
  const parts = [...body.matchAll(/<Part is="([^"]*)"(?: title="([^"]*)")?/g)].map(
    ([, id = "", label = ""]) => ({ id, label }),
  );
  const found = parts.map(({ id }) => id).join(", ");
  if (found !== serviceParts.join(", ")) {
    throw new ContentError(
      `${file}: expected the parts ${serviceParts.join(", ")} in this order, found ${found || "none"}`,
    );
  }
  const service = { ...record, parts };
  known.set(name, { text, service });
  return service;
}
