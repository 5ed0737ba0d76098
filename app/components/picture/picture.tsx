import type { SiteImage } from "../../site-images.ts";

/**
 * A photograph in AVIF and WebP at several widths. Explicit dimensions prevent layout shift.
 * @param sizes the `sizes` attribute of `<img>`
 * @param priority loads eagerly at high priority, for pictures above the fold
 */
export function Picture({
  image,
  sizes,
  className = "picture",
  priority = false,
}: {
  image: SiteImage;
  sizes: string;
  className?: string;
  priority?: boolean;
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
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
