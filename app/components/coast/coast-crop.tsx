import { drawingAddresses } from "./drawing-files.ts";
import type { CoastViewName } from "./view-names.ts";
import "./coast.css";

/**
 * A square crop of a view around what it shows, `size` px wide: a part of the view's own file, which
 * the browser fetches when it comes near.
 */
export function CoastCrop({ view, size }: { view: CoastViewName; size: number }) {
  return (
    <img
      className="coast-crop coast-sky"
      src={`${drawingAddresses[view]}#crop`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
