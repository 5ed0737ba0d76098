import { home } from "../../content-schema/home.ts";
import { pages } from "../../content-schema/pages.ts";
import { practice } from "../../content-schema/practice.ts";
import { PressStrip } from "../features/press-strip/press-strip.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata, pageTitle } from "../seo/page-metadata.ts";
import { BelowTheFold, GalleryView } from "./home/below-the-fold.tsx";
import { Hero } from "./home/hero.tsx";
import "./home/home-view.css";

export const metadata = () => namedPageMetadata(pages.home, paths.home);

/** The home page; with the hash `#gallery` the gallery's index shows in its place (decision 8). */
export default function Home() {
  return (
    <>
      <div className="home-view" data-title={pageTitle(pages.home.title)}>
        <Hero />
        <PressStrip {...home.press} names={practice.press} />
        <BelowTheFold />
      </div>
      <GalleryView title={pageTitle(pages.gallery.title)} />
    </>
  );
}
