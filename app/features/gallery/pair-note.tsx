import { pictureWords } from "../../../content/gallery-words.ts";
import type { GalleryPair } from "./gallery-picture.tsx";
import "./pictures.css";

/** What must stand with a pair of pictures: the time between them, and that results differ. */
export function PairNote({ pair, resultsNote }: { pair: GalleryPair; resultsNote: string }) {
  return (
    <div className="gallery-note">
      <p>{pair.interval}</p>
      <p>{pair.sample ? `${pictureWords.sample} ${resultsNote}` : resultsNote}</p>
    </div>
  );
}
