import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";

/** A map that has not loaded by then is given up; the drawn view stays (milliseconds). */
const timeoutMs = 10_000;

/**
 * The map service's frame, hidden until it has loaded. With `ask` it waits for a click on the button
 * of that name, which can be clicked again when the map did not load.
 */
export function MapFrame({ src, title, ask }: { src: string; title: string; ask?: string }) {
  const [wanted, setWanted] = useState(!ask);
  const [loaded, setLoaded] = useState(false);
  const asking = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const takesFocus = useRef(false);

  useEffect(() => {
    if (!wanted || loaded) return;
    const timer = setTimeout(() => setWanted(false), timeoutMs);
    return () => clearTimeout(timer);
  }, [wanted, loaded]);

  // The map takes the focus of the button whose place it takes.
  useEffect(() => {
    if (loaded && takesFocus.current) frame.current?.focus();
  }, [loaded]);

  return (
    <>
      {wanted ? (
        <iframe
          ref={frame}
          className="office-map-frame"
          src={src}
          title={title}
          data-loaded={loaded || undefined}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => {
            takesFocus.current = asking.current?.contains(document.activeElement) ?? false;
            setLoaded(true);
          }}
        />
      ) : null}
      {ask && !loaded ? (
        <div ref={asking} className="office-map-ask">
          <Button kind="outline" aria-busy={wanted || undefined} onClick={() => setWanted(true)}>
            {ask}
          </Button>
        </div>
      ) : null}
    </>
  );
}
