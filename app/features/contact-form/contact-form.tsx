import { type FormEvent, useEffect, useRef, useState } from "react";
import { type FormState, FormView } from "./form-view.tsx";
import { send } from "./send.ts";
import { type Faults, validate } from "./validate.ts";

/**
 * A message to the practice. Without script it is a plain form that posts to the endpoint; with
 * script it stays on the page. What was typed stays in its fields until it has been taken, and is
 * kept nowhere else.
 */
export function ContactForm({
  endpoint,
  onSubmitted,
}: {
  endpoint: string;
  /** Called once for each message that was taken; it learns nothing of what was typed. */
  onSubmitted?: () => void;
}) {
  const [state, setState] = useState<FormState>("editing");
  const [faults, setFaults] = useState<Faults>({});
  const [attempts, setAttempts] = useState(0);
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);

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
    const outcome = await send(endpoint, values, since.current);
    setState(outcome);
    if (outcome === "submitted") onSubmitted?.();
  };

  return (
    <FormView
      endpoint={endpoint}
      state={state}
      faults={faults}
      attempts={attempts}
      onSubmit={submit}
      onInput={(event) => {
        if (Object.keys(faults).length > 0) setFaults(validate(new FormData(event.currentTarget)));
      }}
      again={() => setState("editing")}
    />
  );
}
