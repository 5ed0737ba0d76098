import { optionalParts } from "#content/facts";
import { Hero } from "./home/hero.tsx";
import { GalleryView, HomeSections } from "./home/sections.deferred.tsx";

/** At `#gallery`, the gallery's index replaces its sections. */
export default function Home() {
  return (
    <>
      <div className="home-view">
        <Hero />
        <HomeSections />
      </div>
      {optionalParts.gallery ? <GalleryView /> : null}
    </>
  );
}
