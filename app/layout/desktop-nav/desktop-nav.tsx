import { useLayoutEffect, useState } from "react";
import type { NavigationItem } from "#content";
import "./desktop-nav.css";
import { Submenu } from "./submenu.tsx";

/**
 * The main navigation on wide screens, an island. Before hydration, CSS opens its submenus on hover
 * and focus.
 */
export function DesktopNav({
  items,
  path,
  label,
}: {
  items: readonly NavigationItem[];
  /** The path of the page. */
  path: string;
  label: string;
}) {
  const [hydrated, setHydrated] = useState(false);
  // Before the next paint, so that a hovered submenu does not flicker as state replaces CSS.
  useLayoutEffect(() => setHydrated(true), []);
  return (
    <nav className="desktop-nav" aria-label={label} data-hydrated={hydrated || undefined}>
      <ul className="desktop-nav-list">
        {items.map((item) =>
          item.submenu ? (
            <Submenu key={item.label} label={item.label} links={item.submenu} path={path} />
          ) : (
            <li key={item.label} className="desktop-nav-item">
              <a
                className="desktop-nav-link"
                href={item.href}
                aria-current={item.href === path ? "page" : undefined}
              >
                {item.label}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
