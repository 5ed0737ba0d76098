import { useEffect, useState } from "react";

/** How long a booking page may take before the visitor is told (milliseconds). */
const timeoutMs = 8000;

export type FrameStatus = "loading" | "ready" | "late" | "unreachable";

/**
 * Follows a framed page from another origin. A frame's `load` event also fires for the browser's
 * own error page, so whether the address answers at all is asked separately, without reading it.
 */
export function useFrameStatus(url: string): [FrameStatus, () => void] {
  const [loaded, setLoaded] = useState(false);
  const [late, setLate] = useState(false);
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => {
    const ask = new AbortController();
    const timer = setTimeout(() => setLate(true), timeoutMs);
    fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", signal: ask.signal }).catch(
      () => setUnreachable(!ask.signal.aborted),
    );
    return () => {
      ask.abort();
      clearTimeout(timer);
    };
  }, [url]);

  const status = loaded ? "ready" : late ? "late" : "loading";
  return [unreachable ? "unreachable" : status, () => setLoaded(true)];
}
