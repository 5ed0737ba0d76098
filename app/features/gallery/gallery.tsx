import { pages } from "#content/pages";
import * as galleryWords from "#words/gallery";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import "../../components/page-hero/page-hero-compact.css";
import { galleryIslandId } from "../../data-attributes.ts";
import { Island } from "../../islands/island.tsx";
import { paths } from "../../paths.ts";

/** The fallback in place of the images until the visitor has accepted. */
function GateNotice() {
  const { heading, text, show, disclaimer, noScript } = galleryWords.covered;
  return (
    <div className="gallery-body page-body page-width">
      <div className="card card-sand stack">
        <h2>{heading}</h2>
        <p>{text}</p>
        <div className="button-row">
          <Button commandfor={galleryIslandId} command="--open" aria-haspopup="dialog">
            {show}
          </Button>
          <ButtonLink href={paths.medicalDisclaimer} variant="outline">
            {disclaimer}
          </ButtonLink>
        </div>
        <p className="without-script">{noScript}</p>
      </div>
    </div>
  );
}

/** A category's images: covered in the served HTML, fetched and shown after acceptance. */
export function GalleryCategoryBody({ id }: { id: string }) {
  return (
    <>
      <Island name="category-pictures" id={galleryIslandId} on="visible" props={{ id }} />
      <GateNotice />
    </>
  );
}

/** The home page also contains it, with `loadView="lazy"`, and displays it at `/#gallery`. */
export function GalleryIndex({ loadView }: { loadView?: "lazy" }) {
  return (
    <>
      <PageHero
        variant="compact"
        page={{ ...pages.gallery, title: galleryWords.name }}
        loadView={loadView}
      />
      <Island name="category-cards" id={galleryIslandId} on="visible" />
      <GateNotice />
    </>
  );
}
