import { useEffect, useState } from "react";

/** How long a booking page may take before the visitor is told (milliseconds). */
const patience = 8000;

export type FrameStatus = "loading" | "ready" | "late" | "unreachable";

/**
 * Follows a framed page from another origin. A frame's `load` event also fires for the browser's
 * own error page, so whether the address answers at all is asked separately, without reading it.
 */
export function useFrameStatus(url: string): [FrameStatus, () => void] {
  const [loaded, setLoaded] = useState(false);
  const [late, setLate] = useState(false);
  const [answers, setAnswers] = useState(true);

  useEffect(() => {
    const ask = new AbortController();
    const offline = () => setAnswers(false);
    const online = () => setAnswers(true);
    const timer = setTimeout(() => setLate(true), patience);
    if (navigator.onLine === false) offline();
    fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", signal: ask.signal }).catch(
      () => {
        if (!ask.signal.aborted) offline();
      },
    );
    addEventListener("offline", offline);
    addEventListener("online", online);
    return () => {
      ask.abort();
      clearTimeout(timer);
      removeEventListener("offline", offline);
      removeEventListener("online", online);
    };
  }, [url]);

  const status = !answers && !loaded ? "unreachable" : loaded ? "ready" : late ? "late" : "loading";
  return [status, () => setLoaded(true)];
}
