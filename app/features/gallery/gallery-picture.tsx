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
