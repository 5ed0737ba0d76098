import { type ComponentType, use } from "react";
import { type HomeSection, home, practice, services } from "#content";
import { Section } from "../../components/section/section.tsx";
import { ServiceGrid } from "../../components/service-grid/service-grid.tsx";
import { GalleryIndex } from "../../features/gallery/gallery.tsx";
import { PressStrip } from "../../features/press-strip/press-strip.tsx";
import { galleryFragment } from "../../file-paths.ts";
import { OfficeCards } from "../../layout/office-cards/office-cards.tsx";
import { ServiceTriage } from "../../layout/service/urgency.tsx";
import { PageContext } from "../../page-context.ts";
import { FromHome } from "./from-home.tsx";
import { Quotes } from "./quotes.tsx";
import { SameDay } from "./same-day.tsx";
import { Welcome } from "./welcome.tsx";

/** Every office with map, hours, phone and directions. */
function Locations() {
  const { eyebrow, heading, book } = home.locations;
  return (
    <Section background="sand" eyebrow={eyebrow} heading={heading} id="locations">
      <OfficeCards book={book} />
    </Section>
  );
}

/** A marquee of press names; renders nothing if there are none. */
function Press() {
  return practice.press.length > 0 ? <PressStrip {...home.press} names={practice.press} /> : null;
}

/** Every service, linked to its page. */
function Treatments() {
  return (
    <Section eyebrow={home.treatments.eyebrow} heading={home.treatments.heading}>
      <ServiceGrid services={services} />
    </Section>
  );
}

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
