import { type MetaFunction, Navigate, useParams } from "react-router";
import page from "#page/gallery";
import { gallery } from "../../content/gallery.ts";
import { galleryWords } from "../../content/gallery-words.ts";
import { words } from "../../content/words.ts";
import { ButtonLink } from "../components/button/button.tsx";
import { fill } from "../components/fill/fill.ts";
import { PageHeader } from "../components/page-header/page-header.tsx";
import { CategoryPictures } from "../features/gallery/category-pictures.tsx";
import { Covered } from "../features/gallery/covered.tsx";
import { useGate, useGateOnArrival } from "../features/gallery/gate-context.tsx";
import { HideImages } from "../features/gallery/hide-images.tsx";
import { galleryRobots } from "../seo/gallery-robots.ts";
import { pageMetadata } from "../seo/page-metadata.ts";
import { ratingMetadata } from "../seo/rating-metadata.ts";
import { discreetPicture } from "../seo/share-picture.ts";

const find = (id: string | undefined) => gallery.find((category) => category.id === id);

export const meta: MetaFunction = ({ params }) => {
  const category = find(params["categoryId"]);
  return [
    ...ratingMetadata(),
    ...pageMetadata({
      title: category
        ? fill(galleryWords.category.title, { category: category.title })
        : page.title,
      description: category
        ? fill(galleryWords.category.description, { category: category.title })
        : page.description,
      keywords: category ? [category.title.toLowerCase(), ...page.keywords] : page.keywords,
      path: `/gallery/${params["categoryId"]}`,
      picture: discreetPicture(page.view),
      robots: category ? galleryRobots : "noindex",
    }),
  ];
};

/** One category of the gallery, behind the same gate. */
export default function GalleryCategory() {
  const category = find(useParams()["categoryId"]);
  const { accepted } = useGate();
  useGateOnArrival(category !== undefined);

  if (!category) return <Navigate to="/gallery-popup" replace />;
  return (
    <>
      <PageHeader
        view={page.view}
        eyebrow={page.eyebrow}
        heading={fill(galleryWords.category.title, { category: category.title })}
        lead={<p>{category.summary}</p>}
        trail={[
          { label: words.way.home, href: "/" },
          { label: galleryWords.name, href: "/gallery-popup" },
          { label: category.title, href: `/gallery/${category.id}` },
        ]}
      >
        <ButtonLink href="/gallery-popup" kind="outline">
          {galleryWords.category.back}
        </ButtonLink>
        {accepted ? <HideImages /> : null}
      </PageHeader>
      <div className="page-width gallery-body">
        {accepted ? <CategoryPictures key={category.id} id={category.id} /> : <Covered />}
      </div>
    </>
  );
}
