import { Outlet } from "react-router";
import { Analytics, PrivacyCard } from "#analytics";
import { BookingProvider } from "../features/booking/booking-context.tsx";
import { GateProvider } from "../features/gallery/gate-context.tsx";
import { useOfflinePage } from "../features/offline/use-offline-page.ts";
import { SearchProvider } from "../features/search/search-context.tsx";
import { RouteAnnouncer } from "./announcer/route-announcer.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { usePendingNavigation } from "./pending-navigation/use-pending-navigation.ts";
import { Prefetch } from "./prefetch/prefetch.tsx";
import { SkipLink } from "./skip-link/skip-link.tsx";

/** What every page shares. */
export default function SiteLayout() {
  usePendingNavigation();
  useOfflinePage();
  return (
    <BookingProvider>
      <GateProvider>
        <SearchProvider>
          <SkipLink />
          <PrivacyCard />
          <Header />
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <Footer />
          <RouteAnnouncer />
          <Prefetch />
          <Analytics />
        </SearchProvider>
      </GateProvider>
    </BookingProvider>
  );
}
