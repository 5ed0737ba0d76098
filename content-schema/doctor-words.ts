import { z } from "zod";
import { blanks, text } from "./fields.ts";
import { read } from "./read.ts";

/** The words around each doctor. `{name}` and the like are filled in on the page. */
export const doctorWordsSchema = z.strictObject({
  label: blanks("Dr. {name}, {degree}"),
  ownLicence: blanks("{type}, California license no. {number}"),
  about: text("Meet the provider"),
  certification: text("Education and certification"),
  meet: blanks("Meet {doctor}"),
  eyebrow: text("Our doctors"),
  licence: blanks("Board-certified by the {board}. California license no. {licence}."),
});

/**
 * The words around each doctor: the name as pages print it, the way to the page from About, and
 * the page's head. California asks for license and certifying board there; keep both.
 */
export const doctorWords = read("words/doctor.yaml", doctorWordsSchema);
