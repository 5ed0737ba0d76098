import type { ServicePart } from "../content-schema/service-schema.ts";
import type { Field } from "./fields.ts";

/** The parts of a service's text, which `service-format.js` reads and writes. */
const parts: Record<Exclude<ServicePart, "care">, string> = {
  overview: "What it is",
  symptoms: "Symptoms",
  causes: "Causes",
  diagnosis: "Diagnosis",
  treatments: "Treatment",
  visit: "Your visit",
  recovery: "Recovery",
};

/** The order of the form: what patients read first; the rest follows. */
const order = [
  "title",
  "plainTitle",
  "lead",
  "urgent",
  "whatIs",
  "text-overview",
  "text-symptoms",
  "text-causes",
  "care",
  "text-diagnosis",
  "text-treatments",
  "text-visit",
  "text-recovery",
  "figures",
  "questions",
  "faq",
  "glossary",
  "sources",
  "glance",
  "review",
];

/** Returns a service's fields with those of its text among them. */
export function serviceFields(fields: readonly Field[]): Field[] {
  const texts = Object.entries(parts).map(([part, label]) => ({
    name: `text-${part}`,
    label,
    widget: "text-with-chips",
    of: "service",
    ...(part === "treatments"
      ? { hint: "A heading that is the name of a treatment below stands with that treatment." }
      : {}),
  }));
  const place = ({ name }: Field) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...fields, ...texts].sort((a, b) => place(a) - place(b));
}
