import { illustrationAddresses } from "./illustration-files.ts";
import { type IllustrationName, illustrations } from "./illustrations.ts";
import "./coast.css";
import "./papers.css";

/**
 * Renders an illustration as inline SVG; with `lazy`, as an `<img loading="lazy">`, which keeps its
 * shapes out of the first paint.
 */
export function Illustration({ name, lazy }: { name: IllustrationName; lazy: boolean }) {
  const { Shapes, className, width, height, preserveAspectRatio } = illustrations[name];
  if (lazy) {
    return (
      <img
        className={className}
        src={illustrationAddresses[name]}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return (
    <>
      <svg
        className={className}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={preserveAspectRatio}
        aria-hidden="true"
      >
        <Shapes />
      </svg>
      <span className="coast-grain" />
    </>
  );
}
