import type { ComponentType } from "react";
import type { HomeSection } from "../../../content-schema/home.ts";
import { GalleryIndex } from "../../features/gallery/gallery-index.tsx";
import { FromHome } from "./from-home.tsx";
import { Locations } from "./locations.tsx";
import { Press } from "./press.tsx";
import { Quotes } from "./quotes.tsx";
import { SameDay } from "./same-day.tsx";
import { Treatments } from "./treatments.tsx";
import { Welcome } from "./welcome.tsx";

/** The part of each section that may follow the first screen; one that has nothing to show is empty. */
const parts: Record<Exclude<HomeSection, "hero">, ComponentType> = {
  press: Press,
  welcome: Welcome,
  quotes: Quotes,
  "from-home": FromHome,
  "same-day": SameDay,
  treatments: Treatments,
  locations: Locations,
};

/** What the first screen of the home page does not show; its styles are in the deferred sheet. */
export function BelowTheFold({ sections }: { sections: readonly (keyof typeof parts)[] }) {
  return (
    <div className="below-the-fold">
      {sections.map((name) => {
        const Part = parts[name];
        return <Part key={name} />;
      })}
    </div>
  );
}

/** The gallery's index, shown in place of the home page at `/#gallery`. */
export function GalleryView({ title }: { title: string }) {
  return (
    <div id="gallery" className="gallery-view" data-title={title}>
      <GalleryIndex lazyView />
    </div>
  );
}
