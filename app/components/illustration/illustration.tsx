import { usePage } from "../../page-context.ts";
import { illustration, illustrationImage, inlineColors } from "./illustrations.ts";
import "./scene.css";

/** `part` is the id of a `<view>` in the file. Without `alt`, the picture is decorative. */
export function Illustration({
  name,
  part,
  priority = false,
  className,
  alt = "",
}: {
  name: string;
  part?: string | undefined;
  /** Loads at once, for a picture above the fold. */
  priority?: boolean;
  className?: string;
  alt?: string;
}) {
  const loading = priority ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return <img className={className} {...illustrationImage(name, part)} {...loading} alt={alt} />;
}

type SceneProps = { name: string; load?: "inline" | "eager" | "lazy" };

/**
 * A scene that fills its container, with the grain of its paper. An `inline` one is part of the
 * document: it is painted with the words, a round trip before a file (docs/performance.md).
 */
export function Scene({ name, load = "lazy" }: SceneProps) {
  return (
    <>
      {load === "inline" ? (
        <InlineScene name={name} />
      ) : (
        <Illustration name={name} priority={load === "eager"} className="scene-image" />
      )}
      <span className="scene-grain" />
    </>
  );
}

function InlineScene({ name }: { name: string }) {
  const { width, height, viewBox, preserveAspectRatio, shapes } = illustration(name);
  usePage().collected.styles.add(inlineColors(name, ".scene-image"));
  return (
    <svg
      className="scene-image"
      width={width}
      height={height}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
