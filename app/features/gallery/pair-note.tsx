import { gallerySettings } from "../../../content/gallery.ts";
import { galleryWords } from "../../../content/gallery-words.ts";
import type { GalleryPair } from "./gallery-picture.tsx";
import "./pictures.css";

/** What must stand with a pair of pictures: the time between them, and that results differ. */
export function PairNote({ pair }: { pair: GalleryPair }) {
  return (
    <div className="gallery-note">
      <p>{pair.interval}</p>
      <p>
        {pair.sample ? `${galleryWords.pictures.sample} ` : null}
        {gallerySettings.resultsNote}
      </p>
    </div>
  );
}
