import { ChevronDown } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { NavLink, useLocation } from "react-router";
import type { NavigationItem } from "../../../content/schema.ts";
import { moveFocus } from "./move-focus.ts";

/** How long a submenu stays after the pointer has left it (specification, section 9). */
const closeDelay = 150;
/** More links than this are set in two columns (specification, section 9). */
const oneColumn = 4;

/**
 * A disclosure in the main navigation: opens on hover, Enter, Space or ArrowDown; arrows, Home and
 * End move through it; Escape closes it and returns to its button (ARIA Authoring Practices).
 */
export function Submenu({
  label,
  links,
}: {
  label: string;
  links: NonNullable<NavigationItem["submenu"]>;
}) {
  const id = useId();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // The pointer may have been here before the script was.
    if (item.current?.matches(":hover")) setOpen(true);
    return () => clearTimeout(timer.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => setOpen(false), [pathname]);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    setOpen(true);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    timer.current = setTimeout(() => setOpen(false), closeDelay);
  };
  const press = (event: MouseEvent) => {
    // A mouse has opened it by hovering; pressing must not close it again.
    const byMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === "mouse";
    setOpen((now) => byMouse || !now);
  };
  const leaveFocus = (event: FocusEvent) => {
    if (!item.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === "ArrowDown" && event.target === button.current) {
      event.preventDefault();
      setOpen(true);
      // The list takes focus only once it is shown.
      requestAnimationFrame(() => item.current?.querySelector("a")?.focus());
    } else if (item.current && moveFocus(event.key, item.current)) {
      event.preventDefault();
    }
  };

  return (
    <li
      ref={item}
      className="desktop-nav-item"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={leaveFocus}
      onKeyDown={key}
    >
      <button
        type="button"
        ref={button}
        className="desktop-nav-link"
        aria-expanded={open}
        aria-controls={id}
        data-current={links.some(({ href }) => href === pathname) || undefined}
        onClick={press}
      >
        {label}
        <ChevronDown aria-hidden="true" />
      </button>
      <ul
        id={id}
        className="desktop-nav-submenu"
        data-open={open || undefined}
        data-columns={links.length > oneColumn ? 2 : 1}
      >
        {links.map((link) => (
          <li key={link.href}>
            <NavLink className="desktop-nav-sublink" to={link.href}>
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
