import { optionalParts } from "#content/facts";
import { BelowTheFold, GalleryView } from "./home/below-the-fold.tsx";
import { Hero } from "./home/hero.tsx";

/** At `#gallery`, the gallery's index replaces its sections. */
export default function Home() {
  return (
    <>
      <div className="home-view">
        <Hero />
        <BelowTheFold />
      </div>
      {optionalParts.gallery ? <GalleryView /> : null}
    </>
  );
}
