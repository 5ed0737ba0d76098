import { strictObject, z } from "zod";
import type { Source } from "./source.ts";
import { list, text } from "./validation/fields.ts";
import { parseYaml } from "./validation/yaml.ts";

const noticesSchema = strictObject({
  notices: z
    .array(
      strictObject({
        heading: text("Open Payments"),
        rule: text("45 CFR 149.610").meta({ label: "The rule that asks for it" }),
        holds: list(text("cms.gov/nosurprises"), 1, 12).meta({
          label: "Words that may not be missing",
        }),
      }).meta({ label: "notice" }),
    )
    .meta({
      label: "Notices that the law asks for",
      hint: "The launch check looks for them in the text “Notices”. Change them only where the law differs.",
    }),
});

/** Not by `source.record`: what notices hold may be a fact, as the text has it. */
export function readNotices(source: Source) {
  const file = "content/required-notices.yaml";
  const input = parseYaml(file, source.text("required-notices.yaml"));
  return source.check(file, noticesSchema, input).notices;
}
