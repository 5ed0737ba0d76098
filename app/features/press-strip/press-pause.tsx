import { useState } from "react";

/** The button that pauses the press strip; press-strip.css reads its `aria-pressed`. */
export function PressPause({
  pause,
}: {
  /** The button's label; it is pressed while the strip is paused. */
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
