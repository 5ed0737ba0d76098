import type { SiteImage } from "../../site-images.ts";

type Props = {
  image: SiteImage | undefined;
  sizes: string;
  className?: string;
  priority?: boolean;
};

/** `priority` is for pictures above the fold. Explicit dimensions prevent layout shift. */
export function Picture({ image, sizes, className = "picture", priority }: Props) {
  if (!image) return null;
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
