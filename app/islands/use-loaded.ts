import { useEffect, useState } from "react";

// The development server encodes pictures on request.
const timeoutMs = import.meta.env.DEV ? 120_000 : 10_000;

/** Loads while `wanted`, and again when that changes after a failure; being late is one, too. */
export function useLoaded<Value extends object>(
  load: (() => Promise<Value>) | undefined,
  wanted: unknown,
) {
  const [value, setValue] = useState<Value>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function each time
  useEffect(() => {
    if (!load || !wanted || value) return;
    setFailed(false);
    const timer = setTimeout(setFailed, timeoutMs, true);
    load()
      .then(setValue, () => setFailed(true))
      .finally(() => clearTimeout(timer));
  }, [wanted, value]);
  return { value, failed };
}
