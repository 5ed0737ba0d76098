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
    let isCurrent = true;
    const fail = () => isCurrent && setFailed(true);
    setFailed(false);
    const timer = setTimeout(fail, timeoutMs);
    load().then(setValue, fail);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [trigger, value]);
  return { value, failed };
}
