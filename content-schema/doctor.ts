import { read } from "./validation/read.ts";

/**
 * The copy around each doctor: the name as pages print it, the way to the page from About, and
 * the page's head. California asks for license and certifying board there; keep both.
 */
export const doctorWords = read("words/doctor.yaml", {
  label: "Dr. {name}, {degree}",
  ownLicence: "{type}, California license no. {number}",
  about: "Meet the provider",
  certification: "Education and certification",
  meet: "Meet {doctor}",
  eyebrow: "Our doctors",
  licence: "Board-certified by the {board}. California license no. {licence}.",
});
