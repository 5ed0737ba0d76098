import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { probe } from "../../components/probe/probe.ts";

/** A map that has not loaded by then is given up (milliseconds). */
const timeoutMs = 10_000;

/**
 * Whether a map's service has answered and its frame has loaded, and what the frame calls when it has.
 * `giveUp` is called when it does not come.
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
 * The map service's frame, hidden until its service has answered and it has loaded. Until then, and
 * when it does not come, the drawn view stays; address and directions stand below it. With `ask` the
 * frame waits for a click on the button of that name, which can be clicked again.
 */
export function MapFrame({ src, title, ask }: { src: string; title: string; ask?: string }) {
  const [wanted, setWanted] = useState(!ask);
  const [shown, load] = useArrival(src, wanted, () => setWanted(false));
  const asking = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  // The map takes the focus of the button whose place it takes, before the browser drops it.
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
