import { illustration, illustrationImage } from "./illustrations.ts";
import "./coast.css";

/**
 * Renders a picture of `app/illustrations/`, inline, in the colors of the page; with `lazy`, as an
 * image of its own file, which keeps its shapes out of the first paint.
 * @param alt without it, the picture is decorative
 */
export function Illustration({
  name,
  lazy = false,
  className = "",
  alt = "",
}: {
  name: string;
  lazy?: boolean;
  className?: string;
  alt?: string;
}) {
  if (lazy) return <img className={className} {...illustrationImage(name)} alt={alt} />;
  const { viewBox, preserveAspectRatio, shapes } = illustration(name);
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": "true" })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own file
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** A scene of the coast that fills its container, with the grain of its paper. */
export function Scene({ name, lazy = false }: { name: string; lazy?: boolean }) {
  return (
    <>
      <Illustration name={name} lazy={lazy} className="coast-scene coast-view" />
      <span className="coast-grain" />
    </>
  );
}
