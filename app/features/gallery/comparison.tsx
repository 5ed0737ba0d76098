import { type CSSProperties, useState } from "react";
import { lightboxWords, pictureWords } from "../../../content-schema/gallery.ts";
import { fill } from "../../components/fill/fill.ts";
import { type GalleryPair, GalleryPicture } from "./gallery-picture.tsx";

const sizes = "(min-width: 60rem) 56rem, 100vw";

/**
 * One picture over the other. The line between them is a native range input that covers the
 * pictures: it moves by finger, mouse and keys, and is spoken.
 */
export function Comparison({ pair }: { pair: GalleryPair }) {
  const [before, setBefore] = useState(50);
  const style = { "--before": `${before}%`, "--ratio": pair.before.width / pair.before.height };
  return (
    <div className="gallery-comparison" style={style as CSSProperties}>
      <GalleryPicture image={pair.before} sizes={sizes} />
      <div className="gallery-over">
        <GalleryPicture image={pair.after} sizes={sizes} />
      </div>
      <span className="gallery-end">{pictureWords.before}</span>
      <span className="gallery-end">{pictureWords.after}</span>
      <input
        type="range"
        value={before}
        aria-label={lightboxWords.slider}
        aria-valuetext={fill(lightboxWords.position, { before, after: 100 - before })}
        onChange={(event) => setBefore(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
