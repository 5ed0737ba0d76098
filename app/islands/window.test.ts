import { expect, it, onTestFinished, vi } from "vitest";
import { ifStaying } from "./window.ts";

it.each(["beforeunload", "pagehide", null])(
  "a page that is left (%s) runs nothing late",
  (sign) => {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const task = vi.fn();
    ifStaying(task);
    if (sign) page.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(1000);
    expect(task).toHaveBeenCalledTimes(sign ? 0 : 1);
  },
);
