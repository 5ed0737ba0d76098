import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { probe } from "../../components/probe/probe.ts";

/** A map that has not loaded by then is given up (milliseconds). */
const timeoutMs = 10_000;

/**
 * The map service's frame, hidden until its service has answered and it has loaded. Until then, and
 * when it does not come, the drawn view stays; address and directions stand below it. With `ask` the
 * frame waits for a click on the button of that name, which can be clicked again.
 */
export function MapFrame({ src, title, ask }: { src: string; title: string; ask?: string }) {
  const [wanted, setWanted] = useState(!ask);
  const [answered, setAnswered] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const shown = wanted && answered && loaded;
  const asking = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const takesFocus = useRef(false);

  const advance = (step: (done: true) => void) => {
    takesFocus.current = asking.current?.contains(document.activeElement) ?? false;
    step(true);
  };
  const answer = useEffectEvent(() => advance(setAnswered));

  useEffect(() => {
    if (!wanted || shown) return;
    const waiting = new AbortController();
    const giveUp = () => {
      setWanted(false);
      setAnswered(false);
      setLoaded(false);
    };
    const timer = setTimeout(giveUp, timeoutMs);
    probe(src, waiting.signal).then(answer, () => waiting.signal.aborted || giveUp());
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, [wanted, shown, src]);

  // The map takes the focus of the button whose place it takes.
  useEffect(() => {
    if (shown && takesFocus.current) frame.current?.focus();
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
          onLoad={() => advance(setLoaded)}
        />
      ) : null}
      {ask && !shown ? (
        <div ref={asking} className="office-map-ask">
          <Button kind="outline" aria-busy={wanted || undefined} onClick={() => setWanted(true)}>
            {ask}
          </Button>
        </div>
      ) : null}
    </>
  );
}
