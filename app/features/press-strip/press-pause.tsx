import { useState } from "react";

/** Pauses the press strip and lets it go on; `press-strip.css` reads its state. */
export function PressPause({
  pause,
  play,
}: {
  /** What the button says while the strip moves, and while it stands. */
  pause: string;
  play: string;
}) {
  const [paused, setPaused] = useState(false);
  return (
    <button
      type="button"
      className="press-strip-pause"
      data-paused={paused || undefined}
      aria-label={paused ? play : pause}
      onClick={() => setPaused((now) => !now)}
    />
  );
}
