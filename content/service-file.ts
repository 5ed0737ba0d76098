import { parse } from "yaml";
import { ContentError, define } from "./define.ts";
import { withFacts } from "./facts.ts";
import { frontMatter } from "./front-matter.ts";
import { type Service, serviceParts, serviceSchema } from "./schema.ts";

/**
 * Reads one service file: its front matter, checked, with the facts filled in.
 *
 * @throws {ContentError} naming file, field, expected and found
 */
export function readService(name: string, text: string): Service {
  const file = `content/services/${name}`;
  const { yaml, body } = frontMatter(file, withFacts(text, file));
  const service = define(file, serviceSchema, parse(yaml));
  if (`${service.slug}.mdx` !== name) {
    throw new ContentError(`${file}: slug: expected the file's own name, found "${service.slug}"`);
  }
  const parts = [...body.matchAll(/<Part is="([^"]*)"/g)].map(([, part]) => part);
  if (parts.join() !== serviceParts.join()) {
    throw new ContentError(
      `${file}: expected the parts ${serviceParts.join(", ")} in this order, found ${parts.join(", ") || "none"}`,
    );
  }
  return service;
}
