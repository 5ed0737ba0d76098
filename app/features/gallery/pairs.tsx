import { gallerySettings, type PicturePair } from "#content/gallery";
import * as galleryWords from "#words/gallery";
import { Button } from "../../components/button/button.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import type { SiteImage } from "../../site-images.ts";
import "./gallery.css";
import "./pairs.css";

export type GalleryPair = Pick<PicturePair, "procedure" | "interval" | "sample"> &
  Record<"before" | "after", SiteImage>;

/** An image; the browser selects format and width. */
export const GalleryPicture = (props: { image: SiteImage; sizes: string }) => (
  <Picture {...props} className="gallery-image picture" />
);

/** Required by law: the date, whose patient it is, and that results vary (Business and Professions Code 651). */
export function PairNote({ pair, id }: { pair: GalleryPair; id?: string }) {
  return (
    <div id={id}>
      <p>{pair.interval}</p>
      <p className="quiet">
        {`${pair.sample ? galleryWords.pictures.sample : galleryWords.pictures.actual} ${gallerySettings.resultsNote}`}
      </p>
    </div>
  );
}

type SidesProps = { pair: GalleryPair; sizes: string; onChoose?: () => void };

/** A pair, side by side; with `onChoose`, its images are buttons. */
export function SideBySide({ pair, sizes, onChoose }: SidesProps) {
  return (
    <div className="gallery-sides">
      {(["before", "after"] as const).map((side) => {
        const picture = <GalleryPicture image={pair[side]} sizes={sizes} />;
        return (
          <figure key={side}>
            {onChoose ? (
              <button type="button" className="gallery-open" onClick={onChoose}>
                {picture}
              </button>
            ) : (
              picture
            )}
            <figcaption>{galleryWords.pictures[side]}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

const sizes = "(min-width: 76rem) 22rem, (min-width: 60rem) 30vw, calc(50vw - 2rem)";

type ListProps = { pairs: readonly GalleryPair[]; onChoose: (index: number) => void };

/** `onChoose` receives the index of the pair. */
export function PairList({ pairs, onChoose }: ListProps) {
  return (
    <>
      <p>{galleryWords.pictures.choose}</p>
      <ol className="gallery-pairs stack">
        {pairs.map((pair, index) => (
          <li key={pair.before.webp} className="gallery-pair card">
            <SideBySide pair={pair} sizes={sizes} onChoose={() => onChoose(index)} />
            <h2>{pair.procedure}</h2>
            <PairNote pair={pair} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The loading message or, if loading failed, an error with a reload button. */
export function PairsStatus({ failed }: { failed: boolean }) {
  if (!failed) return <p role="status">{galleryWords.pictures.loading}</p>;
  return (
    <div role="alert">
      <p>{galleryWords.pictures.failed}</p>
      <Button onClick={() => location.reload()}>{galleryWords.pictures.again}</Button>
    </div>
  );
}
