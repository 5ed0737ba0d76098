import { read } from "./validation/read.ts";

/**
 * Copy of doctor pages: the formatted name, the link from About, and the hero. California requires
 * license and certifying board there.
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
