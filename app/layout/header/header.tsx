import { navigation, words } from "#content";
import { ButtonLink } from "../../components/button/button.tsx";
import { place } from "../../data-attributes.ts";
import { AccessibilityButton } from "../../features/accessibility-panel/accessibility-button.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { SearchButton } from "../../features/search/search-button.tsx";
import { Island } from "../../islands/island.tsx";
import { usePath } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import { Brand } from "../brand/brand.tsx";
import { DesktopNav } from "../desktop-nav/desktop-nav.tsx";
import { MobileMenu } from "../mobile-menu/mobile-menu.tsx";
import "./header.css";

/** The sticky header: brand, navigation, search, phone, booking and display settings. */
export function Header() {
  return (
    <header className="header" {...place("header")}>
      <div className="header-bar page-width">
        <Brand />
        <div className="header-wide">
          <Island name="desktop-nav" on="intent">
            <DesktopNav items={navigation} path={usePath()} label={words.header.navigation} />
          </Island>
        </div>
        <SearchButton />
        <div className="header-wide">
          <ButtonLink href={paths.contact} kind="outline">
            {words.header.call}
          </ButtonLink>
        </div>
        <div className="header-book">
          <BookButton>{words.book}</BookButton>
        </div>
        <AccessibilityButton />
        <MobileMenu />
      </div>
    </header>
  );
}
