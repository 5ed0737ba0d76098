import { useState } from "react";

/** Pauses the press strip and lets it go on; `press-strip.css` reads its state. */
export function PressPause({
  pause,
}: {
  /** What the button is called; it is pressed while the strip stands. */
  pause: string;
}) {
  const [paused, setPaused] = useState(false);
  return (
    <button
      type="button"
      className="press-strip-pause"
      aria-label={pause}
      aria-pressed={paused}
      onClick={() => setPaused((now) => !now)}
    />
  );
}
