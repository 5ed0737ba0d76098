import { home } from "../../content/home.ts";
import { pages } from "../../content/pages.ts";
import { practice } from "../../content/practice.ts";
import { GalleryIndex } from "../features/gallery/gallery-index.tsx";
import { PressStrip } from "../features/press-strip/press-strip.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata, pageTitle } from "../seo/page-metadata.ts";
import { FromHome } from "./home/from-home.tsx";
import { Hero } from "./home/hero.tsx";
import "./home/home-view.css";
import { Locations } from "./home/locations.tsx";
import { SameDay } from "./home/same-day.tsx";
import { Treatments } from "./home/treatments.tsx";
import { Welcome } from "./home/welcome.tsx";

export const metadata = () => namedPageMetadata(pages.home, paths.home);

/** The home page; with the hash `#gallery` the gallery's index shows in its place (decision 8). */
export default function Home() {
  return (
    <>
      <div className="home-view" data-title={pageTitle(pages.home.title)}>
        <Hero />
        <PressStrip {...home.press} names={practice.press} />
        <Welcome />
        <FromHome />
        <SameDay />
        <Treatments />
        <Locations />
      </div>
      <div id="gallery" className="gallery-view" data-title={pageTitle(pages.gallery.title)}>
        <GalleryIndex lazyView />
      </div>
    </>
  );
}
