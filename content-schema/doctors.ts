import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fill } from "../app/components/fill/fill.ts";
import { doctorPath } from "../app/paths.ts";
import { readDoctor } from "./doctor-file.ts";
import { doctorWords } from "./doctor-words.ts";
import { contentFolder } from "./read.ts";

const folder = join(contentFolder, "doctors");

/** Doctors beside the one of `content/practice.yaml`, each with a page of its own in `content/doctors/`. */
export const doctors = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((name) => name.endsWith(".mdx"))
  .sort()
  .map((name) => readDoctor(name, readFileSync(join(folder, name), "utf8")))
  .map((doctor) => ({
    ...doctor,
    path: doctorPath(doctor.slug, doctor.degree),
    label: fill(doctorWords.label, { name: doctor.name, degree: doctor.degree }),
  }));

export type DoctorRecord = (typeof doctors)[number];
