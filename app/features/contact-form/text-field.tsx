import { contactForm } from "../../../content/contact-form.ts";
import type { Fault, FieldName } from "./validate.ts";

const kinds = {
  name: { type: "text", autoComplete: "name", maxLength: 100 },
  email: { type: "email", autoComplete: "email", maxLength: 254 },
  message: { maxLength: 3000 },
} as const;

/** One field with its label, its hint and what is amiss with it. */
export function TextField({
  id,
  name,
  fault,
}: {
  id: string;
  name: FieldName;
  fault: Fault | undefined;
}) {
  const { label, hint } = contactForm.fields[name];
  const described = [hint ? `${id}-hint` : "", fault ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  const shared = {
    id,
    name,
    required: true,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": described || undefined,
  } as const;
  return (
    <div className="contact-form-field">
      <label htmlFor={id}>{label}</label>
      {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
      {fault ? (
        <p id={`${id}-error`} className="contact-form-error">
          {contactForm.errors[fault]}
        </p>
      ) : null}
      {name === "message" ? (
        <textarea {...shared} {...kinds.message} rows={6} />
      ) : (
        <input {...shared} {...kinds[name]} />
      )}
    </div>
  );
}
