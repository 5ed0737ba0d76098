import { strictObject, z } from "zod";
import { httpsUrl, text } from "./validation/fields.ts";

const entry = (what: string, where: string) =>
  strictObject({ what: text(what), where: text(where) });

/** The doctor’s training, posts and awards, a letter and a film. */
export const credentialsSchema = strictObject({
  training: z.array(entry("Medical school", "Sample College of Osteopathic Medicine")),
  leadership: z.array(entry("Past president", "Sample Osteopathic College of Proctology")),
  awards: z.array(entry("Teaching Award", "Sample College of Osteopathic Medicine")),
  letter: text(
    "I will ask, you can point at a drawing, and nothing starts before you say yes.",
  ).meta({
    label: "Letter on the home page",
    hint: "About 60 words in the first person, which the doctor signs.",
  }),
  film: strictObject(
    { title: text("Meet the doctor, in one minute"), url: httpsUrl },
    { error: "title and url of the film, or null" },
  )
    .nullable()
    .meta({ label: "Short film", hint: "Opens on its own site, in a new tab." }),
});
