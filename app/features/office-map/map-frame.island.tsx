import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";

type FrameProps = { src: string; title: string; ask?: string };

/** Hidden until it has loaded; with `ask`, it loads on a click on the button with that label. */
export default function MapFrame({ src, title, ask }: FrameProps) {
  const [attempt, setAttempt] = useState(ask ? 0 : 1);
  const [isLoaded, setLoaded] = useState(false);
  const asking = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  // Move focus from the button to the map before hiding the button resets focus to the body.
  useLayoutEffect(() => {
    if (isLoaded && asking.current?.contains(document.activeElement)) frame.current?.focus();
  }, [isLoaded]);

  return (
    <>
      {attempt > 0 ? (
        <iframe
          key={attempt}
          ref={frame}
          className="office-map-frame"
          src={src}
          title={title}
          onLoad={() => setLoaded(true)}
        />
      ) : null}
      {ask ? (
        <div ref={asking} className="office-map-ask" hidden={isLoaded}>
          <Button kind="outline" onClick={() => setAttempt(attempt + 1)}>
            {ask}
          </Button>
        </div>
      ) : null}
    </>
  );
}
