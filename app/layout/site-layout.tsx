import type { ReactNode } from "react";
import { PrivacyCard } from "../analytics/privacy.tsx";
import { usePath } from "../page-context.ts";
import { paths } from "../paths.ts";
import { ActionBar, BelowTheFold } from "./below-the-fold.tsx";
import { Header } from "./header/header.tsx";
import { SkipLink } from "./skip-link/skip-link.tsx";

/** Header, content, footer and dialogs of every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  // The booking page needs no booking bar.
  const hasBar = usePath() !== paths.schedule;
  return (
    <>
      <SkipLink />
      <PrivacyCard />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {hasBar ? <ActionBar /> : null}
      <BelowTheFold />
    </>
  );
}
