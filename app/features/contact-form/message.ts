import { visibleCharacter } from "../../../content-schema/format/visible-character.ts";

export const fieldNames = ["name", "email", "message"] as const;
type FieldName = (typeof fieldNames)[number];
/** The key of the error message in `form` of `content/words/contact.yaml`. */
type ErrorKey = FieldName | "emailForm";
export type FieldErrors = Partial<Record<FieldName, ErrorKey>>;

/** Catches typos only: no pattern proves that an address exists. */
const emailPattern = /^[^\s@]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;

/** Returns the form's values. Invisible characters of a pasted email address are removed. */
export function readMessage(form: HTMLFormElement): FormData {
  const values = new FormData(form);
  const email = String(values.get("email"));
  values.set("email", email.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim());
  return values;
}

/** Returns the error of each invalid field; empty if the form is valid. */
export function validate(values: FormData): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const value = String(values.get(name));
    if (!visibleCharacter.test(value)) errors[name] = name;
    else if (name === "email" && !emailPattern.test(value)) errors.email = "emailForm";
  }
  return errors;
}

/** “Unanswered”: the message may have arrived, such as when its endpoint is slow or redirects elsewhere. */
export type Outcome = "submitted" | "refused" | "unanswered";

const timeoutMs = 15_000;
/** Milliseconds from page load to the request: a person needs longer, a faster bot has to wait. */
const minTimeMs = 3000;

/** Posts as a form without script does. The endpoint must allow this site's origin (CORS). */
export async function send(endpoint: string, values: FormData): Promise<Outcome> {
  const wait = minTimeMs - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  // The honeypot: only bots fill it in.
  if (values.get("subject_line")) return "refused";
  values.set("seconds", String(Math.round(performance.now() / 1000)));
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams([...values].map(([key, value]) => [key, String(value)])),
      credentials: "omit",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? "submitted" : "refused";
  } catch {
    return "unanswered";
  }
}
