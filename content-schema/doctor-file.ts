import { ContentError, define } from "./define.ts";
import { doctorSchema } from "./doctor-schema.ts";
import { withFacts } from "./facts.ts";
import { frontMatter } from "./front-matter.ts";
import { nameSlug } from "./in-words.ts";

/**
 * Reads one further doctor's file: its front matter, checked, with the facts filled in.
 *
 * @throws {ContentError} naming file, field, expected and found
 */
export function readDoctor(name: string, text: string) {
  const file = `content/doctors/${name}`;
  const { fields } = frontMatter(file, withFacts(text, file));
  const doctor = define(file, doctorSchema, fields);
  const slug = nameSlug(doctor.name);
  if (`${slug}.mdx` !== name) {
    throw new ContentError(
      `${file}: expected a file named after the doctor, ${slug}.mdx, found ${name}`,
    );
  }
  return { ...doctor, slug };
}
