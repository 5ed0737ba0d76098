import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { isModifiedEvent } from "../../islands/controls.ts";
import { onWindow } from "../../islands/window.ts";

/** Delay before a submenu closes after the pointer leaves, in ms (specification, section 9). */
const closeDelayMs = 150;

/** Closes when the page is left: the back/forward cache preserves its state. */
function useOpen(item: RefObject<HTMLLIElement | null>) {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    // The submenu may already be hovered, or its open list contain focus, before hydration.
    const { current } = item;
    if (current?.matches(":hover") || current?.querySelector("ul:focus-within")) setOpen(true);
  }, [item]);
  useEffect(() => onWindow("pagehide", () => setOpen(false)), []);
  /** A passing pointer leaves open the list that has focus. */
  const close = () => item.current?.querySelector("a:focus") || setOpen(false);
  return [open, setOpen, close] as const;
}

/** Returns whether a submenu is open, the props of its list item, and what its button does. */
export function useSubmenu() {
  const item = useRef<HTMLLIElement>(null);
  const [open, setOpen, close] = useOpen(item);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Until the task after mount: any click until then is a replayed one. */
  const isJustMounted = useRef(true);
  useEffect(() => {
    setTimeout(() => {
      isJustMounted.current = false;
    });
  }, []);

  const itemProps = {
    ref: item,
    // Not `onPointerEnter`, which React leaves out where the element below a pointer is replaced.
    onPointerOver: ({ pointerType }) => {
      if (pointerType !== "mouse") return;
      clearTimeout(closing.current);
      setOpen(true);
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === "mouse") closing.current = setTimeout(close, closeDelayMs);
    },
    onFocus: ({ target }) => {
      // Focus may enter the list that CSS shows while the island hydrates.
      if (target.matches("a")) setOpen(true);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setOpen(false);
    },
    onKeyDown: (event) => {
      const { key, currentTarget } = event;
      if (isModifiedEvent(event, currentTarget)) return;
      if (key === "Escape" && open) {
        setOpen(false);
        currentTarget.querySelector("button")?.focus();
      }
      // Links in a hidden list are not focusable.
      if (key === "ArrowDown") flushSync(() => setOpen(true));
      if (moveFocus(key, currentTarget)) event.preventDefault();
    },
  } satisfies ComponentProps<"li">;
  const onClick: ComponentProps<"button">["onClick"] = ({ nativeEvent }) => {
    // Hover has already opened it; a mouse click must not close it.
    const isByMouse = (nativeEvent as PointerEvent).pointerType === "mouse";
    setOpen((now) => isByMouse || isJustMounted.current || !now);
  };
  return { open, itemProps, onClick };
}

/** The index to go to; a negative one counts from the end. */
const keySteps: Record<string, (index: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** The link nearest in height, in the column to the left or right. */
function nearestInColumn(link: HTMLElement, links: readonly HTMLElement[], key: string) {
  const from = link.getBoundingClientRect();
  const distance = (other: HTMLElement) => Math.abs(other.getBoundingClientRect().top - from.top);
  return links
    .filter((other) => {
      const { left, right } = other.getBoundingClientRect();
      return key === "ArrowRight" ? left >= from.right : right <= from.left;
    })
    .sort((a, b) => distance(a) - distance(b))[0];
}

/** Left and right go to the other column or the next entry. Returns whether it handled the key. */
function moveFocus(key: string, item: HTMLLIElement): boolean {
  const links = [...item.querySelectorAll("a")];
  const focused = document.activeElement as HTMLAnchorElement;
  const index = links.indexOf(focused);
  const step = keySteps[key];
  // On the button, only ArrowDown goes to the links.
  if (step && (index >= 0 || key === "ArrowDown")) {
    links.at(step(index) % links.length)?.focus();
    return true;
  }
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  const items = [...(item.parentElement?.children ?? [])];
  const next = items.indexOf(item) + (key === "ArrowRight" ? 1 : -1);
  const neighbor = items.at(next % items.length);
  const other = index >= 0 ? nearestInColumn(focused, links, key) : undefined;
  (other ?? neighbor?.querySelector<HTMLElement>("a, button"))?.focus();
  return true;
}
