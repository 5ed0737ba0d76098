import { strictObject, z } from "zod";
import { list, text } from "./validation/fields.ts";

export const noticesSchema = strictObject({
  notices: z
    .array(
      strictObject({
        heading: text("Open Payments"),
        rule: text("45 CFR 149.610").meta({ label: "The rule that asks for it" }),
        holds: list(text("cms.gov/nosurprises"), 1, 12).meta({
          label: "Words that may not be missing",
        }),
      }),
    )
    .meta({
      label: "Notices that the law asks for",
      hint: "The launch check looks for them in the text “Notices”. Change them only where the law differs.",
    }),
});
