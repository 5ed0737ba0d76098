import { useEffect, useRef, useState } from "react";

/** `late`: not ready after the timeout; it may still become ready. */
export type FrameStatus = "loading" | "ready" | "late" | "unreachable";

/** `ready`: loaded, and its address has responded. A new `attempt` loads; 0 does not. */
export function useFrameStatus(url: string, attempt: number, timeoutMs: number) {
  const [status, setStatus] = useState<FrameStatus>("loading");
  const response = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (attempt === 0) return;
    setStatus("loading");
    const timer = setTimeout(
      () => setStatus((now) => (now === "loading" ? "late" : now)),
      timeoutMs,
    );
    const abort = new AbortController();
    const { signal } = abort;
    // Rejects if nothing responds: an iframe's `load` also fires for the browser's error page.
    // The response is opaque; `connect-src` must allow the origin.
    response.current = fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", signal });
    response.current.catch(() => signal.aborted || setStatus("unreachable"));
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [url, attempt, timeoutMs]);
  const onLoad = () => response.current.then(() => setStatus("ready")).catch(() => undefined);
  return { status, onLoad };
}
