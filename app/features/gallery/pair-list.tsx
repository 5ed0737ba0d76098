import { pictureWords as words } from "#content";
import { Button } from "../../components/button/button.tsx";
import { type GalleryPair, GalleryPicture, PairNote } from "./gallery-picture.tsx";
import "./gallery.css";

const sizes = "(min-width: 76rem) 34rem, calc(50vw - 2rem)";
const sides = ["before", "after"] as const;

/** A category's pairs; a click on an image calls `onChoose` with the index of its pair. */
export function PairList({
  pairs,
  resultsNote,
  onChoose,
}: {
  pairs: readonly GalleryPair[];
  resultsNote: string;
  onChoose: (pair: number) => void;
}) {
  return (
    <>
      <p>{words.choose}</p>
      <ol className="gallery-pairs">
        {pairs.map((pair, index) => (
          <li key={pair.before.webp} className="gallery-pair">
            <div className="gallery-sides">
              {sides.map((side) => (
                <figure key={side}>
                  <button type="button" className="gallery-open" onClick={() => onChoose(index)}>
                    <GalleryPicture image={pair[side]} sizes={sizes} />
                  </button>
                  <figcaption>{words[side]}</figcaption>
                </figure>
              ))}
            </div>
            <h2>{pair.procedure}</h2>
            <PairNote pair={pair} resultsNote={resultsNote} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The loading message or, if loading failed, an error with a reload button. */
export function NoPairs({ failed }: { failed: boolean }) {
  if (!failed) return <p role="status">{words.loading}</p>;
  return (
    <div role="alert">
      <p>{words.failed}</p>
      <Button onClick={() => location.reload()}>{words.again}</Button>
    </div>
  );
}
