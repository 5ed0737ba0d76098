import { pictureWords } from "#content";
import "./pictures.css";

/** An image: `srcset` values of both formats in three widths, and its intrinsic size. */
export type GalleryImage = {
  alt: string;
  width: number;
  height: number;
  avif: string;
  webp: string;
};

/** The images before and after one treatment. */
export type GalleryPair = {
  before: GalleryImage;
  after: GalleryImage;
  procedure: string;
  interval: string;
  sample: boolean;
};

/** An image; the browser selects format and width. */
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
 * The note required with a pair of images: the time between them, whose they are, and that
 * results differ (Business and Professions Code 651).
 */
export function PairNote({
  pair,
  resultsNote,
  id,
}: {
  pair: GalleryPair;
  resultsNote: string;
  /** The id for `aria-describedby`. */
  id?: string;
}) {
  return (
    <div id={id} className="gallery-note">
      <p>{pair.interval}</p>
      <p>{`${pair.sample ? pictureWords.sample : pictureWords.actual} ${resultsNote}`}</p>
    </div>
  );
}
