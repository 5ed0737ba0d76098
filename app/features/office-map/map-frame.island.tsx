import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";

type FrameProps = { src: string; title: string; showLabel?: string };

/** Hidden until it has loaded; with `showLabel`, it loads on a click on the button with that label. */
export default function MapFrame({ src, title, showLabel }: FrameProps) {
  const [attempt, setAttempt] = useState(showLabel ? 0 : 1);
  const [isLoaded, setLoaded] = useState(false);
  const prompt = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  // Move focus from the button to the map before hiding the button resets focus to the body.
  useLayoutEffect(() => {
    if (isLoaded && prompt.current?.contains(document.activeElement)) frame.current?.focus();
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
      {showLabel ? (
        <div ref={prompt} className="office-map-prompt" hidden={isLoaded}>
          <Button variant="outline" onClick={() => setAttempt(attempt + 1)}>
            {showLabel}
          </Button>
        </div>
      ) : null}
    </>
  );
}
