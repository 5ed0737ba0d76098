import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { useFrameStatus } from "../../islands/use-frame-status.ts";

const timeoutMs = 10_000;

/** Hidden until it has loaded; with `ask`, it loads on a click on the button with that label. */
export function MapFrame({ src, title, ask }: { src: string; title: string; ask?: string }) {
  const [attempt, setAttempt] = useState(ask ? 0 : 1);
  const { status, onLoad } = useFrameStatus(src, attempt, timeoutMs);
  const isWanted = attempt > 0 && (status === "loading" || status === "ready");
  const isShown = status === "ready";
  const asking = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  // Move focus from the button to the map before hiding the button resets focus to the body.
  useLayoutEffect(() => {
    if (isShown && asking.current?.contains(document.activeElement)) frame.current?.focus();
  }, [isShown]);

  return (
    <>
      {isWanted ? (
        <iframe
          ref={frame}
          className="office-map-frame"
          src={src}
          title={title}
          data-loaded={isShown || undefined}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={onLoad}
        />
      ) : null}
      {ask ? (
        <div ref={asking} className="office-map-ask" hidden={isShown}>
          <Button
            kind="outline"
            aria-busy={isWanted || undefined}
            onClick={() => isWanted || setAttempt(attempt + 1)}
          >
            {ask}
          </Button>
        </div>
      ) : null}
    </>
  );
}
