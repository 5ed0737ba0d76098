/** The fields that a visitor fills in, in their order. */
export const fieldNames = ["name", "email", "message"] as const;
export type FieldName = (typeof fieldNames)[number];
/** The sentence of `content/words/contact-form.yaml` that says what is amiss. */
export type Fault = FieldName | "emailForm";
export type Faults = Partial<Record<FieldName, Fault>>;

/** As little as tells a slip of the finger from an address; only a reply proves one. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is amiss with each field; empty when the message can be sent. */
export function validate(values: FormData): Faults {
  const faults: Faults = {};
  for (const name of fieldNames) {
    if (!String(values.get(name) ?? "").trim()) faults[name] = name;
  }
  const email = String(values.get("email") ?? "").trim();
  if (email && !address.test(email)) faults.email = "emailForm";
  return faults;
}
