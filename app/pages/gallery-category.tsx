import * as galleryWords from "#words/gallery";
import { ButtonLink } from "../components/button/button.tsx";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { GalleryCategoryBody } from "../features/gallery/gallery.tsx";
import { BookingCallToAction } from "../layout/call-to-action/call-to-action.deferred.tsx";
import { paths } from "../paths.ts";
import type { CategoryPage } from "../routes.ts";

/** Behind the same gate as the index. */
export default function GalleryCategory({ page }: { page: CategoryPage }) {
  const { category } = page;
  return (
    <>
      <PageHero
        page={{
          title: category.title,
          // No-break spaces: no line ends in the dash, nor breaks at the ampersand.
          heading: page.heading.replace(" - ", " -\u00a0").replace(" & ", "\u00a0&\u00a0"),
          lead: category.summary,
          view: category.view ?? page.view,
        }}
        variant="compact"
        parents={[{ label: galleryWords.name, href: paths.gallery }]}
      >
        <ButtonLink href={paths.gallery} variant="outline">
          {galleryWords.category.back}
        </ButtonLink>
      </PageHero>
      <GalleryCategoryBody id={category.id} />
      <BookingCallToAction related={category.related} />
    </>
  );
}
