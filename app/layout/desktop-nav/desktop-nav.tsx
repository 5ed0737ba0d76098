import { NavLink } from "react-router";
import { navigation } from "../../../content/navigation.ts";
import { words } from "../../../content/words.ts";
import { useHydrated } from "../../components/hydrated/use-hydrated.ts";
import "./desktop-nav.css";
import { Submenu } from "./submenu.tsx";

/** The main navigation on wide screens. Without script its submenus open on hover and focus. */
export function DesktopNav() {
  const hydrated = useHydrated();
  return (
    <nav
      className="desktop-nav"
      aria-label={words.header.navigation}
      data-enhanced={hydrated || undefined}
    >
      <ul className="desktop-nav-list">
        {navigation.map((item) =>
          item.submenu ? (
            <Submenu key={item.label} label={item.label} links={item.submenu} />
          ) : (
            <li key={item.label} className="desktop-nav-item">
              <NavLink className="desktop-nav-link" to={item.href} end={item.href === "/"}>
                {item.label}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
