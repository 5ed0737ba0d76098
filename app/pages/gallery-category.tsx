import { type gallery, galleryServices, galleryViews, galleryWords, pages } from "#content";
import { fill } from "../../content-schema/format/fill.ts";
import { ButtonLink } from "../components/button/button.tsx";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { GalleryCategoryBody } from "../features/gallery/gallery.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { paths } from "../paths.ts";
import { discreetPicture, galleryMetadata, type PageMetadata } from "../seo/page-metadata.ts";

type Category = (typeof gallery)[number];

type Props = { category: Category; path: string };

const page = pages.gallery;
const headingOf = ({ title }: Category) => fill(galleryWords.category.title, { category: title });

export const metadata = ({ category, path }: Props): PageMetadata => ({
  title: headingOf(category),
  description: fill(galleryWords.category.description, { category: category.title }),
  keywords: [category.title.toLowerCase(), ...page.keywords],
  path,
  picture: discreetPicture(page.view),
  ...galleryMetadata,
});

/** Behind the same gate as the index. */
export default function GalleryCategory({ category }: Props) {
  return (
    <>
      <PageHero
        title={category.title}
        parents={[{ label: galleryWords.name, href: paths.gallery }]}
        view={galleryViews[category.id] ?? page.view}
        eyebrow={page.eyebrow}
        // No-break spaces keep the dash and the ampersand with the words before them.
        heading={headingOf(category).replace(" - ", "\u00a0- ").replace(" & ", "\u00a0&\u00a0")}
        lead={category.summary}
      >
        <ButtonLink href={paths.gallery} kind="outline">
          {galleryWords.category.back}
        </ButtonLink>
      </PageHero>
      <GalleryCategoryBody id={category.id} />
      <BookingPrompt related={galleryServices[category.id]} />
    </>
  );
}
