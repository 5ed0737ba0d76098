import { useEffect, useRef, useState } from "react";

/** `late`: not ready after the timeout; it may still become ready. */
export type FrameStatus = "loading" | "ready" | "late" | "unreachable";

/**
 * Tests whether a cross-origin address responds; the response is opaque. An iframe's `load` event
 * also fires for the browser's error page. `connect-src` must allow the origin.
 * @throws if the network, the server or a blocker prevents it
 */
async function probe(url: string, signal: AbortSignal): Promise<void> {
  await fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", signal });
}

/**
 * Returns the status of a cross-origin iframe, which is ready when it has loaded and its address has
 * responded, and the iframe's `onLoad` handler.
 *
 * @param attempt loads when it changes; 0 does not load
 */
export function useFrameStatus(url: string, attempt: number, timeoutMs: number) {
  const [status, setStatus] = useState<FrameStatus>("loading");
  const response = useRef(Promise.resolve());
  useEffect(() => {
    if (attempt === 0) return;
    setStatus("loading");
    const timer = setTimeout(
      () => setStatus((now) => (now === "loading" ? "late" : now)),
      timeoutMs,
    );
    const ask = new AbortController();
    response.current = probe(url, ask.signal);
    response.current.catch(() => ask.signal.aborted || setStatus("unreachable"));
    return () => {
      ask.abort();
      clearTimeout(timer);
    };
  }, [url, attempt, timeoutMs]);
  const onLoad = () => {
    response.current.then(
      () => setStatus("ready"),
      () => undefined,
    );
  };
  return { status, onLoad };
}
