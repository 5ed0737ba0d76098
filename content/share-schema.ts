import { z } from "zod";
import { text } from "./fields.ts";

/** The words of share pictures. */
export const shareSchema = z.strictObject({
  discreet: z.strictObject({
    eyebrow: text("Good to know"),
    heading: text("Plain answers, in private."),
  }),
  alt: text("over a drawing of the California coast"),
});
