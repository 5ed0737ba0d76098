import { type ComponentProps, useId } from "react";
import { type Link, navigation } from "#content/navigation";
import { useSubmenu } from "./use-submenu.ts";
import "./desktop-nav.css";

type NavProps = { path: string; label: string };

/** Before hydration, CSS opens its submenus on hover and focus. */
export default function DesktopNav({ path, label }: NavProps) {
  return (
    <nav className="desktop-nav" aria-label={label}>
      <ul className="desktop-nav-list row">
        {navigation.map((item) =>
          item.submenu ? (
            <Submenu key={item.label} item={item} links={item.submenu} path={path} />
          ) : (
            <li key={item.label} className="desktop-nav-item">
              <MenuLink className="desktop-nav-link target" link={item} path={path} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

type MenuLinkProps = ComponentProps<"a"> & { link: Link; path: string };
type SubmenuProps = { item: Link; links: readonly Link[]; path: string };

/** A menu link. It is marked if it leads to the current page, and may show a symptom below the title. */
export function MenuLink({ link: { label, href, symptom }, path, ...rest }: MenuLinkProps) {
  return (
    <>
      <a {...rest} href={href} aria-current={href === path ? "page" : undefined}>
        {label}
      </a>
      {symptom ? <span className="desktop-nav-symptom fine">{symptom}</span> : null}
    </>
  );
}

/** The most links in one column; more render in two (specification, section 9). */
const maxInOneColumn = 4;

/** A disclosure with the keys of the ARIA Authoring Practices; it opens on hover too. */
function Submenu({ item, links, path }: SubmenuProps) {
  const id = useId();
  const { open, itemProps, onClick } = useSubmenu();
  return (
    <li {...itemProps} className="desktop-nav-item">
      <button
        type="button"
        className="desktop-nav-link target"
        aria-expanded={open}
        aria-controls={id}
        onClick={onClick}
        data-current={[item, ...links].some(({ href }) => href === path) || undefined}
      >
        {item.label}
      </button>
      <ul
        id={id}
        className="desktop-nav-submenu"
        data-open={open || undefined}
        data-columns={links.length > maxInOneColumn ? 2 : 1}
      >
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink className="desktop-nav-sublink" link={link} path={path} />
          </li>
        ))}
      </ul>
    </li>
  );
}
