import type { ReactNode } from "react";
import { PrivacyCard } from "../analytics/privacy.tsx";
import { BelowTheFold } from "./below-the-fold.tsx";
import { Header } from "./header/header.tsx";
import { SkipLink } from "./skip-link/skip-link.tsx";

/** What every page shares. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PrivacyCard />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <BelowTheFold />
    </>
  );
}
