import type { GalleryCategory } from "../../../content-schema/gallery.ts";
import { gallerySettings } from "../../../content-schema/gallery.ts";
import { Island } from "../../islands/island.tsx";
import type { CategoryPictures } from "./category-pictures.tsx";
import { Covered } from "./covered.tsx";
import { picturesId } from "./gate-state.ts";

/** The pictures of a category: covered in the page, fetched and shown after acceptance. */
export function GalleryCategoryBody({ category }: { category: GalleryCategory }) {
  const pictures: Parameters<typeof CategoryPictures>[0] = {
    id: category.id,
    resultsNote: gallerySettings.resultsNote,
  };
  return (
    <>
      <Island name="category-pictures" id={picturesId} on="visible" props={pictures} />
      <Covered />
    </>
  );
}
