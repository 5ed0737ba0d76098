// The development server encodes pictures when they are asked for.
const mostMs = import.meta.env.DEV ? 120_000 : 10_000;

/** Rejects what has not settled after a time: a file that never comes counts as missing. */
export function inTime<Value>(promise: Promise<Value>, ms = mostMs): Promise<Value> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, ms, new Error(`Expected a response within ${ms} ms, found none`)),
  );
  return Promise.race([promise, late]);
}
