import type { FormWords } from "./messages.tsx";
import type { FieldName } from "./validate.ts";

const kinds = {
  name: { type: "text", autoComplete: "name", maxLength: 100 },
  email: { type: "email", autoComplete: "email", maxLength: 254 },
  message: { maxLength: 3000 },
} as const;

/** A field with its label, hint and error message. */
export function TextField({
  id,
  name,
  words: { label, hint },
  error,
}: {
  id: string;
  name: FieldName;
  words: FormWords["fields"][FieldName];
  error: string | undefined;
}) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  const shared = {
    id,
    name,
    required: true,
    // Always set: without it, screen readers may announce an empty required field as invalid.
    "aria-invalid": Boolean(error),
    "aria-describedby": described || undefined,
  } as const;
  return (
    <div className="contact-form-field">
      <label htmlFor={id}>{label}</label>
      {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
      {error ? (
        <p id={`${id}-error`} className="contact-form-error">
          {error}
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
