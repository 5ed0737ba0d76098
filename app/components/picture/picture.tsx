import type { SiteImage } from "../../site-images.ts";
import "./picture.css";

/**
 * A photograph in AVIF and WebP at several widths. Explicit dimensions prevent layout shift.
 * @param sizes the `sizes` attribute of `<img>`
 * @param first whether it is above the fold: loads eagerly, at high priority
 */
export function Picture({
  image,
  sizes,
  className = "picture",
  first = false,
}: {
  image: SiteImage;
  sizes: string;
  className?: string;
  first?: boolean;
}) {
  const { alt, width, height, avif, webp, src } = image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={first ? undefined : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
