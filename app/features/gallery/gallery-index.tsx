import { gallery, galleryWords, pages, words } from "#content";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import { Island } from "../../islands/island.tsx";
import { paths } from "../../paths.ts";
import type { CategoryCards } from "./category-cards.tsx";
import { Covered } from "./gallery-category.tsx";
import { picturesId } from "./gate-state.ts";

const page = pages.gallery;

/** The props of the index after acceptance. */
const view: Parameters<typeof CategoryCards>[0] = { categories: gallery };

/**
 * Renders the gallery's index: covered in the served HTML, a card for each category after
 * acceptance. The home page also contains it, with `lazyView`, and displays it at `/#gallery`.
 */
export function GalleryIndex({ lazyView = false }: { lazyView?: boolean }) {
  return (
    <div className="gallery">
      <PageHero
        {...page}
        lead={<p>{page.lead}</p>}
        lazyView={lazyView}
        trail={[
          { label: words.breadcrumb.home, href: paths.home },
          { label: galleryWords.name, href: paths.gallery },
        ]}
      />
      <Island name="category-cards" id={picturesId} on="visible" props={view} />
      <Covered />
    </div>
  );
}
