/** The names of the form's fields, in order. */
export const fieldNames = ["name", "email", "message"] as const;
export type FieldName = (typeof fieldNames)[number];
/** The key of the error message in `content/words/contact-form.yaml`. */
type ErrorKey = FieldName | "emailForm";
export type FieldErrors = Partial<Record<FieldName, ErrorKey>>;

/** Catches typos only: no pattern proves that an address exists. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Returns the error of each invalid field; empty if the form is valid. */
export function validate(values: FormData): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    if (!String(values.get(name) ?? "").trim()) errors[name] = name;
  }
  const email = String(values.get("email") ?? "").trim();
  if (email && !address.test(email)) errors.email = "emailForm";
  return errors;
}
