import { z } from "zod";
import { address, text } from "./fields.ts";
import { mustConfirm } from "./must-confirm.ts";
import { read } from "./read.ts";

const entry = (what: string, where: string) =>
  z.strictObject({ what: text(what), where: mustConfirm(text(where)) });

/** Education, offices held, awards, and a short film of the doctor. */
export const credentialsSchema = z.strictObject({
  training: z.array(entry("Medical school", "Sample College of Osteopathic Medicine")),
  leadership: z.array(entry("Past president", "Sample Osteopathic College of Proctology")),
  awards: z.array(
    entry("Sample Teaching Award", "Sample College of Osteopathic Medicine").meta({
      label: "award",
    }),
  ),
  film: z
    .strictObject(
      { title: text("Meet the doctor, in one minute"), url: address },
      { error: "title and url of the film, or null" },
    )
    .nullable()
    .meta({ label: "Short film", hint: "Opens on its own site, in a new tab." }),
});

/** The doctor's own record, which the provider page shows as cards. */
export const credentials = read("credentials.yaml", credentialsSchema);
