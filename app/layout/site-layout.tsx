import type { ReactNode } from "react";
import { PrivacyCard } from "../analytics/privacy.tsx";
import { BookingDialog } from "../features/booking/booking-dialog.tsx";
import { GateDialog } from "../features/gallery/gate-island.tsx";
import { SearchDialog } from "../features/search/search-island.tsx";
import { Footer } from "./footer/footer.tsx";
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
      <Footer />
      <BookingDialog />
      <GateDialog />
      <SearchDialog />
    </>
  );
}
