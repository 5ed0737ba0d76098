import type { PropsWithChildren } from "react";
import { practice, providerName } from "#content/practice";
import * as commonWords from "#words/common";
import { BookButton, ButtonLink } from "../../components/button/button.tsx";
import { illustration } from "../../components/illustration/illustrations.ts";
import { LanguageLinks } from "../../components/language-links/language-links.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { area } from "../../data-attributes.ts";
import { AccessibilityButton } from "../../features/accessibility-panel/accessibility-button.tsx";
import { SearchIcon } from "../../features/search/search-button.tsx";
import { Island } from "../../islands/island.tsx";
import { useLabels, usePage, useTranslation } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import { siteImages } from "../../site-images.ts";
import DesktopNav from "../desktop-nav/desktop-nav.island.tsx";
import { MobileMenu } from "../mobile-menu/mobile-menu.tsx";
import "./header.css";

/** The sticky header: brand, navigation, search, phone, booking and display settings. */
export function Header() {
  const labels = useLabels();
  const { path } = usePage();
  return (
    <header className="header" {...area("header")}>
      <div className="header-bar page-width with-icon">
        <Brand />
        <WideScreenOnly>
          <Island name="desktop-nav" on="intent">
            <DesktopNav path={path} label={commonWords.header.navigation} />
          </Island>
          <LanguageLinks className="fine target" />
        </WideScreenOnly>
        <SearchIcon label={labels.search} />
        <WideScreenOnly>
          <ButtonLink href={paths.contact} variant="outline">
            {commonWords.header.call}
          </ButtonLink>
        </WideScreenOnly>
        <div className="header-book">
          <BookButton>{labels.book}</BookButton>
        </div>
        <AccessibilityButton label={labels.accessibility} />
        <MobileMenu />
      </div>
    </header>
  );
}

/** Other languages have longer words, and always the folded menu. */
const WideScreenOnly = ({ children }: PropsWithChildren) =>
  useTranslation() ? null : <div className="header-wide">{children}</div>;

function Mark() {
  const { logo } = siteImages;
  if (logo) return <Picture image={logo} sizes="2.75rem" className="brand-logo" priority />;
  const { viewBox, shapes } = illustration("brand-mark");
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own file
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** Names the board next to “board-certified” (B&P 651). */
function Brand() {
  const { board } = practice.provider.certification;
  return (
    <a className="brand target" href={paths.home}>
      <Mark />
      <span>
        <span className="brand-name">{providerName}</span>
        <span className="brand-line fine">{useLabels().specialty}</span>
        {board ? <span className="brand-board fine">{board}</span> : null}
      </span>
    </a>
  );
}
