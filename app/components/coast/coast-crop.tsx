import { illustrationAddresses } from "./illustration-files.ts";
import type { CoastViewName } from "./view-names.ts";
import "./coast.css";

/** A square crop of a view, `size` px wide: a lazy `<img>` of the view's own SVG file. */
export function CoastCrop({ view, size }: { view: CoastViewName; size: number }) {
  return (
    <img
      className="coast-crop coast-sky"
      src={`${illustrationAddresses[view]}#crop`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
