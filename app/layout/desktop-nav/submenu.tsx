import { useId } from "react";
import type { NavigationItem } from "#content";
import { useSubmenu } from "./use-submenu.ts";

/** The most links in one column; more render in two (specification, section 9). */
const oneColumn = 4;

/**
 * A disclosure in the main navigation: opens on hover, Enter, Space or ArrowDown; arrows, Home and
 * End move focus; Escape closes it and returns focus to its button (ARIA Authoring Practices).
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
