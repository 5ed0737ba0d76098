import { optionalParts } from "#content/facts";
import { Hero } from "./home/hero.tsx";
import { GalleryView, Sections } from "./home/sections.deferred.tsx";

/** At `#gallery`, the gallery's index replaces its sections. */
export default function Home() {
  return (
    <>
      <div className="home-view">
        <Hero />
        <Sections />
      </div>
      {optionalParts.gallery ? <GalleryView /> : null}
    </>
  );
}
