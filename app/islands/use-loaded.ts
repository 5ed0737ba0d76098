import { useEffect, useState } from "react";

// The development server encodes pictures on request.
const timeoutMs = import.meta.env.DEV ? 120_000 : 10_000;

/** Loads once `trigger` is truthy; after an error or a timeout, again when it changes. */
export function useLoaded<Value extends object>(
  load: (() => Promise<Value>) | undefined,
  trigger: unknown,
) {
  const [value, setValue] = useState<Value>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function each time
  useEffect(() => {
    if (!load || !trigger || value) return;
    setFailed(false);
    const timer = setTimeout(setFailed, timeoutMs, true);
    load()
      .then(setValue, () => setFailed(true))
      .finally(() => clearTimeout(timer));
  }, [trigger, value]);
  return { value, failed };
}
