import { useEffect, useRef, useState } from "react";

/** `late`: not ready after the timeout; it may still become ready. */
export type FrameStatus = "loading" | "ready" | "late" | "unreachable";

/** Rejects if nothing responds: an iframe's `load` also fires for the browser's error page. */
async function probe(url: string, signal: AbortSignal): Promise<void> {
  // The response is opaque; `connect-src` must allow the origin.
  await fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", signal });
}

/** `ready`: loaded, and its address has responded. A new `attempt` loads; 0 does not. */
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
