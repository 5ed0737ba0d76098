import { pictureWords } from "../../../content-schema/gallery.ts";
import type { GalleryPair } from "./gallery-picture.tsx";
import "./pictures.css";

/**
 * What must stand with a pair of pictures: the time between them, whose they are, and that results
 * differ (Business and Professions Code 651).
 */
export function PairNote({
  pair,
  resultsNote,
  id,
}: {
  pair: GalleryPair;
  resultsNote: string;
  /** For what the note describes. */
  id?: string;
}) {
  return (
    <div id={id} className="gallery-note">
      <p>{pair.interval}</p>
      <p>{`${pair.sample ? pictureWords.sample : pictureWords.actual} ${resultsNote}`}</p>
    </div>
  );
}
