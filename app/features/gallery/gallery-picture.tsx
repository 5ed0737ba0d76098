import { pictureWords } from "../../../content-schema/gallery.ts";
import "./pictures.css";

/** What a page needs of one picture: both formats in three widths, and its size. */
export type GalleryImage = {
  alt: string;
  width: number;
  height: number;
  avif: string;
  webp: string;
};

/** Two pictures of one treatment. */
export type GalleryPair = {
  before: GalleryImage;
  after: GalleryImage;
  procedure: string;
  interval: string;
  sample: boolean;
};

/** One picture in the format and width that suit the browser. */
export function GalleryPicture({ image, sizes }: { image: GalleryImage; sizes: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={image.avif} sizes={sizes} />
      <img
        className="gallery-image"
        srcSet={image.webp}
        sizes={sizes}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/**
 * What must stand with a pair of pictures: the time between them, whose they are, and that results
 * differ (Business and Professions Code 651).
 */
export function PairNote({
  pair,
  resultsNote,
  id,
}: {
  pair: GalleryPair;
  resultsNote: string;
  /** For what the note describes. */
  id?: string;
}) {
  return (
    <div id={id} className="gallery-note">
      <p>{pair.interval}</p>
      <p>{`${pair.sample ? pictureWords.sample : pictureWords.actual} ${resultsNote}`}</p>
    </div>
  );
}
