import { lazy, Suspense } from "react";
import page from "#page/home";
import { home } from "../../content/home.ts";
import { practice } from "../../content/practice.ts";
import { useGalleryHash } from "../features/gallery/use-gallery-hash.ts";
import { PressStrip } from "../features/press-strip/press-strip.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import { FromHome } from "./home/from-home.tsx";
import { Hero } from "./home/hero.tsx";
import { Locations } from "./home/locations.tsx";
import { SameDay } from "./home/same-day.tsx";
import { Treatments } from "./home/treatments.tsx";
import { Welcome } from "./home/welcome.tsx";

export const meta = () => namedPageMetadata(page, "/");

const GalleryIndex = lazy(async () => ({
  default: (await import("../features/gallery/gallery-index.tsx")).GalleryIndex,
}));

/** Made once, so that learning the hash does not render the page again. */
const homePage = (
  <>
    <Hero />
    <PressStrip {...home.press} names={practice.press} />
    <Welcome />
    <FromHome />
    <SameDay />
    <Treatments />
    <Locations />
  </>
);

/** The home page; with the hash `#gallery` it is the gallery's index instead. */
export default function Home() {
  if (!useGalleryHash()) return homePage;
  return (
    <Suspense>
      <GalleryIndex />
    </Suspense>
  );
}
