import { type GalleryCategory, gallerySettings, galleryWords } from "#content";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Island } from "../../islands/island.tsx";
import { paths } from "../../paths.ts";
import type { CategoryPictures } from "./category-pictures.tsx";
import "./gallery.css";
import { picturesId } from "./gate-state.ts";

/** Renders the fallback in place of the images until the visitor has accepted. */
export function Covered() {
  const { heading, text, show, disclaimer, noScript } = galleryWords.covered;
  return (
    <div className="gallery-body page-width">
      <div className="gallery-covered">
        <h2>{heading}</h2>
        <p>{text}</p>
        <div className="gallery-covered-actions">
          <Button commandfor={picturesId} command="--open" aria-haspopup="dialog">
            {show}
          </Button>
          <ButtonLink href={paths.medicalDisclaimer} kind="outline">
            {disclaimer}
          </ButtonLink>
        </div>
        <p className="without-script">{noScript}</p>
      </div>
    </div>
  );
}

/** Renders a category's images: covered in the served HTML, fetched and shown after acceptance. */
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
