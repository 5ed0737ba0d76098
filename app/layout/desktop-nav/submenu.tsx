import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { NavigationItem } from "../../../content-schema/navigation.ts";
import { moveFocus } from "./move-focus.ts";

/** How long a submenu stays after the pointer has left it (specification, section 9). */
const closeDelayMs = 150;

/** Whether a submenu is open, and what its entry and its button in the navigation react to. */
function useSubmenu() {
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isNew = useRef(true);

  useLayoutEffect(() => {
    // The mouse, or the keyboard in the open list, may have been here before the script was.
    if (item.current?.matches(":hover, :has(> ul:focus-within)")) setOpen(true);
    // A click that came too early is repeated now.
    const settled = setTimeout(() => {
      isNew.current = false;
    });
    return () => {
      clearTimeout(settled);
      clearTimeout(timer.current);
    };
  }, []);

  // The back/forward cache keeps a page as it was left.
  useEffect(() => {
    const closeOnReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOpen(false);
    };
    addEventListener("pageshow", closeOnReturn);
    return () => removeEventListener("pageshow", closeOnReturn);
  }, []);

  const itemProps = {
    ref: item,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(timer.current);
      setOpen(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      timer.current = setTimeout(() => setOpen(false), closeDelayMs);
    },
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

/** More links than this are set in two columns (specification, section 9). */
const oneColumn = 4;

/**
 * A disclosure in the main navigation: opens on hover, Enter, Space or ArrowDown; arrows, Home and
 * End move through it; Escape closes it and returns to its button (ARIA Authoring Practices).
 */
export function Submenu({
  label,
  links,
  path,
}: {
  label: string;
  links: NonNullable<NavigationItem["submenu"]>;
  path: string;
}) {
  const id = useId();
  const { open, itemProps, buttonProps } = useSubmenu();
  return (
    <li {...itemProps} className="desktop-nav-item">
      <button
        {...buttonProps}
        type="button"
        className="desktop-nav-link"
        aria-expanded={open}
        aria-controls={id}
        data-current={links.some(({ href }) => href === path) || undefined}
      >
        {label}
      </button>
      <ul
        id={id}
        className="desktop-nav-submenu"
        data-open={open || undefined}
        data-columns={links.length > oneColumn ? 2 : 1}
      >
        {links.map((link) => (
          <li key={link.href}>
            <a
              className="desktop-nav-sublink"
              href={link.href}
              aria-current={link.href === path ? "page" : undefined}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
