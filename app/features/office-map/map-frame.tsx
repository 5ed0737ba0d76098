import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { probe } from "../../components/probe/probe.ts";

/** After this long, the map counts as failed (milliseconds). */
const timeoutMs = 10_000;

/**
 * Returns whether the map service has responded and its frame has loaded, and the frame's `onLoad`
 * handler. Calls `giveUp` on an error or timeout.
 */
function useArrival(src: string, wanted: boolean, giveUp: () => void): [boolean, () => void] {
  const [answered, setAnswered] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const arrived = answered && loaded;
  const fail = useEffectEvent(() => {
    setAnswered(false);
    setLoaded(false);
    giveUp();
  });
  useEffect(() => {
    if (!wanted || arrived) return;
    const waiting = new AbortController();
    const timer = setTimeout(fail, timeoutMs);
    probe(src, waiting.signal).then(
      () => setAnswered(true),
      () => waiting.signal.aborted || fail(),
    );
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, [wanted, arrived, src]);
  return [arrived, () => setLoaded(true)];
}

/**
 * The map service's iframe, hidden until the service has responded and the iframe has
 * loaded. If not, the illustration is visible; address and directions are below it. With `ask`, the
 * iframe loads on a click on the button with that label, which can be clicked again.
 */
export function MapFrame({ src, title, ask }: { src: string; title: string; ask?: string }) {
  const [wanted, setWanted] = useState(!ask);
  const [shown, load] = useArrival(src, wanted, () => setWanted(false));
  const asking = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  // Move focus from the button to the map before hiding the button resets focus to the body.
  useLayoutEffect(() => {
    if (shown && asking.current?.contains(document.activeElement)) frame.current?.focus();
  }, [shown]);

  return (
    <>
      {wanted ? (
        <iframe
          ref={frame}
          className="office-map-frame"
          src={src}
          title={title}
          data-loaded={shown || undefined}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={load}
        />
      ) : null}
      {ask ? (
        <div ref={asking} className="office-map-ask" hidden={shown}>
          <Button kind="outline" aria-busy={wanted || undefined} onClick={() => setWanted(true)}>
            {ask}
          </Button>
        </div>
      ) : null}
    </>
  );
}
