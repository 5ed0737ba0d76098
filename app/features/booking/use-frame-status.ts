import { useEffect, useState } from "react";
import { probe } from "../../components/probe/probe.ts";

/** How long a booking page may take before the visitor is told (milliseconds). */
const timeoutMs = 8000;

export type FrameStatus = "loading" | "ready" | "late" | "unreachable";

/**
 * Follows a framed page from another origin, and asks separately whether its address answers at all.
 */
export function useFrameStatus(url: string): [FrameStatus, () => void] {
  const [loaded, setLoaded] = useState(false);
  const [late, setLate] = useState(false);
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => {
    const ask = new AbortController();
    const timer = setTimeout(() => setLate(true), timeoutMs);
    probe(url, ask.signal).catch(() => setUnreachable(!ask.signal.aborted));
    return () => {
      ask.abort();
      clearTimeout(timer);
    };
  }, [url]);

  const status = loaded ? "ready" : late ? "late" : "loading";
  return [unreachable ? "unreachable" : status, () => setLoaded(true)];
}
