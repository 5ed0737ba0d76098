import { ContentError, define } from "./define.ts";
import { withFacts } from "./facts.ts";
import { frontMatter } from "./front-matter.ts";
import { type Service, serviceParts, serviceSchema } from "./schema.ts";

/** Several records and checks ask for the same file. */
const known = new Map<string, { text: string; service: Service }>();

/**
 * Reads one service file: its front matter, checked, with the facts filled in.
 *
 * @throws {ContentError} naming file, field, expected and found
 */
export function readService(name: string, text: string): Service {
  const before = known.get(name);
  if (before?.text === text) return before.service;
  const file = `content/services/${name}`;
  const { fields, body } = frontMatter(file, withFacts(text, file));
  const service = define(file, serviceSchema, fields);
  if (`${service.slug}.mdx` !== name) {
    throw new ContentError(`${file}: slug: expected the file's own name, found "${service.slug}"`);
  }
  const parts = [...body.matchAll(/<Part is="([^"]*)"/g)].map(([, part]) => part);
  if (parts.join() !== serviceParts.join()) {
    throw new ContentError(
      `${file}: expected the parts ${serviceParts.join(", ")} in this order, found ${parts.join(", ") || "none"}`,
    );
  }
  known.set(name, { text, service });
  return service;
}
