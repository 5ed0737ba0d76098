import type { ReactNode } from "react";
import { samples } from "#content/facts";
import { PrivacyCard } from "../analytics/privacy-card.tsx";
import { AccessibilityPanel } from "../features/accessibility-panel/accessibility-panel.tsx";
import { useLabels, usePage } from "../page-context.ts";
import { paths } from "../paths.ts";
import { ActionBar } from "./action-bar/action-bar.deferred.tsx";
import { Closures } from "./closures/closures.tsx";
import { Header } from "./header/header.tsx";
import { PageEnd } from "./page-end.deferred.tsx";
import { SiteLanguage } from "./site-language.tsx";
import "./site-layout.css";

/** Header, content, footer and dialogs of every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { path } = usePage();
  const { skip, preview } = useLabels();
  return (
    <>
      {/* The first focusable element of every page (WCAG 2.4.1). */}
      <a className="skip-link" href="#main">
        {skip}
      </a>
      <Closures />
      {samples.preview ? (
        <aside className="site-layout-preview fine page-width">{preview}</aside>
      ) : null}
      <SiteLanguage>
        <PrivacyCard />
        {/* Before its buttons, or Firefox may never expose them as collapsed. */}
        <AccessibilityPanel />
      </SiteLanguage>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* The booking page needs no booking bar. */}
      {path === paths.schedule ? null : <ActionBar />}
      <PageEnd />
    </>
  );
}
