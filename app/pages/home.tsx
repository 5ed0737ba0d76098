import { home } from "../../content/home.ts";
import { practice } from "../../content/practice.ts";
import { GalleryIndex } from "../features/gallery/gallery-index.tsx";
import { useGalleryHash } from "../features/gallery/use-gallery-hash.ts";
import { PressStrip } from "../features/press-strip/press-strip.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import { FromHome } from "./home/from-home.tsx";
import { Hero } from "./home/hero.tsx";
import { Locations } from "./home/locations.tsx";
import { SameDay } from "./home/same-day.tsx";
import { Treatments } from "./home/treatments.tsx";
import { Welcome } from "./home/welcome.tsx";

export const meta = () => namedPageMetadata("home", "/");

/** The home page; with the hash `#gallery` it is the gallery's index instead. */
export default function Home() {
  if (useGalleryHash()) return <GalleryIndex />;
  return (
    <>
      <Hero />
      <PressStrip heading={home.press.heading} names={practice.press} />
      <Welcome />
      <FromHome />
      <SameDay />
      <Treatments />
      <Locations />
    </>
  );
}
