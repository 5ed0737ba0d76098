import { drawingAddresses } from "./drawing-files.ts";
import { type DrawingName, drawings } from "./drawings.ts";
import "./coast.css";
import "./papers.css";

/**
 * Renders an illustration as inline SVG; with `lazy`, as an `<img loading="lazy">`, which keeps its
 * shapes out of the first paint.
 */
export function Drawing({ name, lazy }: { name: DrawingName; lazy: boolean }) {
  const { Shapes, className, width, height, preserveAspectRatio } = drawings[name];
  if (lazy) {
    return (
      <img
        className={className}
        src={drawingAddresses[name]}
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
