import { drawingAddresses } from "./drawing-files.ts";
import { type DrawingName, drawings } from "./drawings.ts";
import "./coast.css";
import "./papers.css";

/**
 * Renders a drawing as markup of the page. With `lazy` it is an image, whose file the browser
 * fetches when it comes near the view: the first paint need not wait for its shapes.
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
