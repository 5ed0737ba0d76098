import { type RefObject, useEffect, useState } from "react";

const actions = "main .button";

function covers(card: Element): boolean {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return [...document.querySelectorAll(actions)].some((action) => {
    if (card.contains(action)) return false;
    const box = action.getBoundingClientRect();
    const inView = box.width > 0 && box.top < innerHeight;
    return inView && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
}

/**
 * Returns whether a card may show: not before it stands clear of the page's main actions, from then
 * on always. On a small screen that is after a little scrolling.
 */
export function useFirstClear(card: RefObject<Element | null>): boolean {
  const [clear, setClear] = useState(false);

  useEffect(() => {
    if (clear) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (card.current && !covers(card.current)) setClear(true);
      });
    };
    look();
    for (const event of ["scroll", "resize"]) addEventListener(event, look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of ["scroll", "resize"]) removeEventListener(event, look);
    };
  });

  return clear;
}
