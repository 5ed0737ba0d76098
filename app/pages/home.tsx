import { hasGallery, home, pages } from "#content";
import { pageTitle } from "../seo/page-metadata.ts";
import { BelowTheFold, GalleryView } from "./home/below-the-fold.tsx";
import { Hero } from "./home/hero.tsx";

const following = home.sections.filter((name) => name !== "hero");

/** At `#gallery`, the gallery's index replaces its sections. */
export default function Home() {
  return (
    <>
      <div className="home-view">
        <Hero />
        <BelowTheFold sections={following} />
      </div>
      {hasGallery ? <GalleryView title={pageTitle(pages.gallery.title)} /> : null}
    </>
  );
}
