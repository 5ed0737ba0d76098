import { gallery, galleryServices, galleryViews, galleryWords, pages } from "#content";
import { fill } from "../../content-schema/format/fill.ts";
import { ButtonLink } from "../components/button/button.tsx";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { GalleryCategoryBody } from "../features/gallery/gallery.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { galleryPath, paths } from "../paths.ts";
import { discreetPicture, galleryMetadata, type PageMetadata } from "../seo/page-metadata.ts";

type Props = { id: string };

const page = pages.gallery;

function read(id: string) {
  const category = gallery.find((each) => each.id === id);
  if (!category) throw new Error(`${id}: expected a category of content/gallery.yaml, found none`);
  return { category, heading: fill(galleryWords.category.title, { category: category.title }) };
}

export function metadata({ id }: Props): PageMetadata {
  const { category, heading } = read(id);
  return {
    title: heading,
    description: fill(galleryWords.category.description, { category: category.title }),
    keywords: [category.title.toLowerCase(), ...page.keywords],
    path: galleryPath(id),
    picture: discreetPicture(page.view),
    ...galleryMetadata,
  };
}

/** Behind the same gate as the index. */
export default function GalleryCategory({ id }: Props) {
  const { category, heading } = read(id);
  const service = galleryServices[id];
  return (
    <>
      <PageHero
        title={category.title}
        path={galleryPath(id)}
        parents={[{ label: galleryWords.name, href: paths.gallery }]}
        view={galleryViews[id] ?? page.view}
        eyebrow={page.eyebrow}
        // No-break spaces keep the dash and the ampersand with the words before them.
        heading={heading.replace(" - ", "\u00a0- ").replace(" & ", "\u00a0&\u00a0")}
        lead={category.summary}
      >
        <ButtonLink href={paths.gallery} kind="outline">
          {galleryWords.category.back}
        </ButtonLink>
      </PageHero>
      <GalleryCategoryBody category={category} />
      <BookingPrompt related={service ? [service] : []} />
    </>
  );
}
