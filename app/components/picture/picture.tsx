import type { SiteImage } from "../../site-images.ts";
import "./picture.css";

/**
 * A photograph in the format and width that suit the browser. Width and height stand in the markup,
 * so that nothing moves when it arrives.
 *
 * @param sizes how wide it is shown, as in the attribute of `<img>`
 * @param first whether it is seen first, so that the browser fetches it before others
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
