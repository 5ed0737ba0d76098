import { illustrationImage } from "./illustrations.ts";
import "./coast.css";

/** `part` is the id of a `<view>` in the file. Without `alt`, the picture is decorative. */
export function Illustration({
  name,
  part,
  first = false,
  className,
  alt = "",
}: {
  name: string;
  part?: string | undefined;
  /** Loads at once, for a picture above the fold. */
  first?: boolean;
  className?: string;
  alt?: string;
}) {
  const loading = first ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return <img className={className} {...illustrationImage(name, part)} {...loading} alt={alt} />;
}

/** A scene of the coast that fills its container, with the grain of its paper. */
export function Scene({ name, first = false }: { name: string; first?: boolean }) {
  return (
    <>
      <Illustration name={name} first={first} className="coast-view" />
      <span className="coast-grain" />
    </>
  );
}
