import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { moveFocus } from "./move-focus.ts";

/** How long a submenu stays after the pointer has left it (specification, section 9). */
const closeDelayMs = 150;

type SetOpen = (open: boolean) => void;

/** Opens under the mouse, and closes a moment after it has left. */
function useHover(setOpen: SetOpen) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      clearTimeout(timer.current);
      setOpen(true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      timer.current = setTimeout(setOpen, closeDelayMs, false);
    },
  };
}

/** Closes on a return: the back/forward cache keeps a page as it was left. */
function useCloseOnReturn(setOpen: SetOpen): void {
  useEffect(() => {
    const closeOnReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOpen(false);
    };
    addEventListener("pageshow", closeOnReturn);
    return () => removeEventListener("pageshow", closeOnReturn);
  }, [setOpen]);
}

/** True until the task after mounting, in which a click that came too early is repeated. */
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

/** Whether a submenu is open, and what its entry and its button in the navigation react to. */
export function useSubmenu() {
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isNew = useIsNew();
  const hoverProps = useHover(setOpen);
  useCloseOnReturn(setOpen);
  useLayoutEffect(() => {
    // The mouse, or the keyboard in the open list, may have been here before the script was.
    if (item.current?.matches(":hover, :has(> ul:focus-within)")) setOpen(true);
  }, []);

  const itemProps = {
    ...hoverProps,
    ref: item,
    onBlur: (event: FocusEvent) => {
      if (!item.current?.contains(event.relatedTarget)) setOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape" && open) {
        setOpen(false);
        button.current?.focus();
      } else if (event.key === "ArrowDown" && event.target === button.current) {
        event.preventDefault();
        setOpen(true);
        // The list takes focus only once it is shown.
        requestAnimationFrame(() => {
          if (document.activeElement !== button.current) return;
          item.current?.querySelector("a")?.focus();
        });
      } else if (item.current && moveFocus(event.key, item.current)) {
        event.preventDefault();
      }
    },
  };
  const buttonProps = {
    ref: button,
    onClick: (event: MouseEvent) => {
      // A mouse has opened it by hovering; pressing must not close it again.
      const byMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === "mouse";
      setOpen((now) => byMouse || isNew.current || !now);
    },
  };
  return { open, itemProps, buttonProps };
}
