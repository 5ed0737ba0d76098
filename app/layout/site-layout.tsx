import type { ReactNode } from "react";
import { samples } from "#content/facts";
import { practice } from "#content/practice";
import * as words from "#words/common";
import { PrivacyCard } from "../analytics/privacy.tsx";
import { AccessibilityPanel } from "../features/accessibility-panel/accessibility-panel.tsx";
import { usePage, useTranslation } from "../page-context.ts";
import { paths } from "../paths.ts";
import { ActionBar } from "./action-bar/action-bar.tsx";
import { BelowTheFold } from "./below-the-fold.tsx";
import { Header } from "./header/header.tsx";
import "./site-layout.css";

/** Header, content, footer and dialogs of every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { path } = usePage();
  const translation = useTranslation();
  const around = (part: ReactNode) =>
    translation ? (
      <div className="site-layout-language" lang={practice.language}>
        {part}
      </div>
    ) : (
      part
    );
  return (
    <>
      {around(
        <>
          {/* The first focusable element of every page (WCAG 2.4.1). */}
          <a className="skip-link" href="#main">
            {words.header.skip}
          </a>
          {samples.preview ? (
            <aside className="site-layout-preview page-width" lang={translation?.language}>
              {translation?.labels?.preview ?? words.preview}
            </aside>
          ) : null}
          <PrivacyCard />
          {/* Before its buttons, or Firefox may never expose them as collapsed. */}
          <AccessibilityPanel />
          <Header />
        </>,
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {around(
        <>
          {/* The booking page needs no booking bar. */}
          {path === paths.schedule ? null : <ActionBar />}
          <BelowTheFold />
        </>,
      )}
    </>
  );
}
