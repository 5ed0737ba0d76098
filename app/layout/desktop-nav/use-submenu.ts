import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Delay before a submenu closes after the pointer leaves, in ms (specification, section 9). */
const closeDelayMs = 150;

type SetOpen = (open: boolean) => void;

function useHover(setOpen: SetOpen) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== "mouse") return;
      clearTimeout(timer.current);
      setOpen(true);
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType !== "mouse") return;
      timer.current = setTimeout(setOpen, closeDelayMs, false);
    },
  } satisfies ComponentProps<"li">;
}

/** Closes when the page is restored from the back/forward cache, which preserves its state. */
function useCloseOnReturn(setOpen: SetOpen): void {
  useEffect(() => {
    const closeOnReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOpen(false);
    };
    addEventListener("pageshow", closeOnReturn);
    return () => removeEventListener("pageshow", closeOnReturn);
  }, [setOpen]);
}

/** A ref that is true until the task after mount: any click until then is a replayed one. */
function useIsNew() {
  const isNew = useRef(true);
  useEffect(() => {
    const settled = setTimeout(() => {
      isNew.current = false;
    });
    return () => clearTimeout(settled);
  }, []);
  return isNew;
}

/** Returns whether a submenu is open, and the props of its list item and of its button. */
export function useSubmenu() {
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isNew = useIsNew();
  const hoverProps = useHover(setOpen);
  useCloseOnReturn(setOpen);
  useLayoutEffect(() => {
    // The submenu may already be hovered, or its open list contain focus, before hydration.
    if (item.current?.matches(":hover, :has(> ul:focus-within)")) setOpen(true);
  }, []);

  const itemProps = {
    ...hoverProps,
    ref: item,
    onBlur: (event) => {
      if (!item.current?.contains(event.relatedTarget)) setOpen(false);
    },
    onKeyDown: (event) => {
      if (event.key === "Escape" && open) {
        setOpen(false);
        button.current?.focus();
      } else if (event.key === "ArrowDown" && event.target === button.current) {
        event.preventDefault();
        setOpen(true);
        // Links in a hidden list are not focusable: wait until it is visible.
        requestAnimationFrame(() => {
          if (document.activeElement !== button.current) return;
          item.current?.querySelector("a")?.focus();
        });
      } else if (item.current && moveFocus(event.key, item.current)) {
        event.preventDefault();
      }
    },
  } satisfies ComponentProps<"li">;
  const buttonProps = {
    ref: button,
    onClick: (event) => {
      // Hover has already opened it; a mouse click must not close it.
      const byMouse = (event.nativeEvent as PointerEvent).pointerType === "mouse";
      setOpen((now) => byMouse || isNew.current || !now);
    },
  } satisfies ComponentProps<"button">;
  return { open, itemProps, buttonProps };
}

/** The index to go to; a negative one counts from the end. */
const steps: Record<string, (index: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** The link nearest in height, in the column to the left or right. */
function beside(link: HTMLElement, links: readonly HTMLElement[], key: string) {
  const from = link.getBoundingClientRect();
  const distance = (other: HTMLElement) => Math.abs(other.getBoundingClientRect().top - from.top);
  return links
    .filter((other) => {
      const { left, right } = other.getBoundingClientRect();
      return key === "ArrowRight" ? left >= from.right : right <= from.left;
    })
    .sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * Up, down, Home and End go in DOM order, column by column; left and right, to the other column or
 * the next entry of the navigation. Returns whether it handled the key.
 */
function moveFocus(key: string, item: HTMLLIElement): boolean {
  const links = [...item.querySelectorAll<HTMLAnchorElement>("ul a")];
  const focused = document.activeElement as HTMLAnchorElement;
  const index = links.indexOf(focused);
  const step = steps[key];
  if (step && index >= 0) {
    links.at(step(index) % links.length)?.focus();
    return true;
  }
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  const list = item.parentElement;
  const neighbor =
    key === "ArrowRight"
      ? (item.nextElementSibling ?? list?.firstElementChild)
      : (item.previousElementSibling ?? list?.lastElementChild);
  const other = index >= 0 ? beside(focused, links, key) : undefined;
  (other ?? neighbor?.querySelector<HTMLElement>("a, button"))?.focus();
  return true;
}
