import { z } from "zod";
import { list, schemaOf, text } from "./validation/fields.ts";
import { read } from "./validation/read.ts";

/**
 * Notices that the law requires; the launch check looks for them in `content/legal/notices.mdx`.
 */
export const { notices: requiredNotices } = read("required-notices.yaml", {
  notices: z
    .array(
      schemaOf({
        heading: "Open Payments",
        rule: text("45 CFR 149.610").meta({ label: "The rule that asks for it" }),
        holds: list("cms.gov/nosurprises", 1, 12).meta({
          label: "Words that may not be missing",
        }),
      }).meta({ label: "notice" }),
    )
    .meta({
      label: "Notices that the law asks for",
      hint: "The launch check looks for them in the text “Notices”. Change them only where the law differs.",
    }),
});
