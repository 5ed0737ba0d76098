import { type ComponentType, use } from "react";
import type { HomeSection } from "#content";
import { GalleryIndex } from "../../features/gallery/gallery-index.tsx";
import { galleryFragment } from "../../file-paths.ts";
import { ServiceTriage } from "../../layout/service/service-triage.tsx";
import { PageContext } from "../../page-context.ts";
import { FromHome } from "./from-home.tsx";
import { Locations } from "./locations.tsx";
import { Press } from "./press.tsx";
import { Quotes } from "./quotes.tsx";
import { SameDay } from "./same-day.tsx";
import { Treatments } from "./treatments.tsx";
import { Welcome } from "./welcome.tsx";

/** Each section below the fold; a section without content renders nothing. */
const parts: Record<Exclude<HomeSection, "hero">, ComponentType> = {
  press: Press,
  welcome: Welcome,
  quotes: Quotes,
  "from-home": FromHome,
  "same-day": SameDay,
  treatments: Treatments,
  locations: Locations,
};

/** The home page below the fold; its styles are deferred CSS. */
export function BelowTheFold({ sections }: { sections: readonly (keyof typeof parts)[] }) {
  return (
    <div className="below-the-fold">
      <div className="home-triage page-width">
        <ServiceTriage />
      </div>
      {sections.map((name) => {
        const Part = parts[name];
        return <Part key={name} />;
      })}
    </div>
  );
}

/** The gallery's index, which replaces the home page at `/#gallery`. */
export function GalleryView({ title }: { title: string }) {
  const page = use(PageContext);
  return (
    <div id={galleryFragment} className="gallery-view" data-title={title}>
      {/* Its breadcrumb is not the home page's. */}
      <PageContext value={page && { ...page, collected: { ...page.collected } }}>
        <GalleryIndex lazyView />
      </PageContext>
    </div>
  );
}
