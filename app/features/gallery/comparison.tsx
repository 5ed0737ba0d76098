import { type CSSProperties, useState } from "react";
import { pictureWords, lightboxWords as words } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { type GalleryPair, GalleryPicture } from "./gallery-picture.tsx";

const { before, after } = pictureWords;
const sizes = "(min-width: 60rem) 56rem, 100vw";

/**
 * Renders one image over the other. A native range input covers the images and moves the divider:
 * it works with touch, mouse, keyboard and screen readers.
 */
export function Comparison({ pair }: { pair: GalleryPair }) {
  const [part, setPart] = useState(50);
  const style = { "--before": `${part}%`, "--ratio": pair.before.width / pair.before.height };
  return (
    <div className="gallery-comparison" style={style as CSSProperties}>
      <GalleryPicture image={pair.before} sizes={sizes} />
      <div className="gallery-over">
        <GalleryPicture image={pair.after} sizes={sizes} />
      </div>
      <span className="gallery-end">{before}</span>
      <span className="gallery-end">{after}</span>
      <input
        type="range"
        value={part}
        aria-label={words.slider}
        aria-valuetext={fill(words.position, { before: part, after: 100 - part })}
        onChange={(event) => setPart(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
