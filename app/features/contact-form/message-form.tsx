import { type FormEvent, useState } from "react";
import { track } from "#analytics";
import { type FormState, FormView } from "./form-view.tsx";
import type { FormPhone, FormWords } from "./form-words.ts";
import { send } from "./send.ts";
import { type Faults, validate } from "./validate.ts";

/**
 * The contact form at work. What was typed stays in its fields until it has been taken, and is kept
 * nowhere else.
 */
export function MessageForm({
  endpoint,
  words,
  phones,
}: {
  endpoint: string;
  words: FormWords;
  phones: readonly FormPhone[];
}) {
  const [state, setState] = useState<FormState>("editing");
  const [faults, setFaults] = useState<Faults>({});
  const [attempts, setAttempts] = useState(0);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "submitting") return;
    const values = new FormData(event.currentTarget);
    const found = validate(values);
    setFaults(found);
    setAttempts((now) => now + 1);
    if (Object.keys(found).length > 0) {
      setState("editing");
      return;
    }
    setState("submitting");
    const outcome = await send(endpoint, values);
    setState(outcome);
    if (outcome === "submitted") track("Form Submission", { form_name: "contact" });
  };

  return (
    <FormView
      {...{ endpoint, words, phones, state, faults, attempts }}
      onSubmit={submit}
      onInput={(event) => {
        if (Object.keys(faults).length > 0) setFaults(validate(new FormData(event.currentTarget)));
      }}
      again={() => setState("editing")}
    />
  );
}
