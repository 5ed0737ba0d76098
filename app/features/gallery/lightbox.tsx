import { type CSSProperties, useId, useState } from "react";
import { pictureWords, lightboxWords as words } from "../../../content-schema/gallery.ts";
import { Button } from "../../components/button/button.tsx";
import { fill } from "../../components/fill/fill.ts";
import { DialogClose, ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { type GalleryPair, GalleryPicture, PairNote } from "./gallery-picture.tsx";

const { before, after } = pictureWords;
const sizes = "(min-width: 112rem) 54rem, (min-width: 40rem) 50vw, 100vw";

const comparisonSizes = "(min-width: 60rem) 56rem, 100vw";

/**
 * One picture over the other. The line between them is a native range input that covers the
 * pictures: it moves by finger, mouse and keys, and is spoken.
 */
export function Comparison({ pair }: { pair: GalleryPair }) {
  const [part, setPart] = useState(50);
  const style = { "--before": `${part}%`, "--ratio": pair.before.width / pair.before.height };
  return (
    <div className="gallery-comparison" style={style as CSSProperties}>
      <GalleryPicture image={pair.before} sizes={comparisonSizes} />
      <div className="gallery-over">
        <GalleryPicture image={pair.after} sizes={comparisonSizes} />
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

/** A pair seen large: side by side, or one over the other with a slider between. */
export function Lightbox({
  pairs,
  resultsNote,
  shown,
  onShow,
}: {
  pairs: readonly GalleryPair[];
  resultsNote: string;
  shown: number | null;
  onShow: (pair: number | null) => void;
}) {
  const headingId = useId();
  const noteId = useId();
  const [comparing, setComparing] = useState(false);
  const pair = shown === null ? undefined : pairs[shown];
  const move = (by: number) => onShow(((shown ?? 0) + by + pairs.length) % pairs.length);
  return (
    <ModalDialog
      open={pair !== undefined}
      onClose={() => onShow(null)}
      labelledBy={headingId}
      describedBy={noteId}
      className="gallery-lightbox"
    >
      {pair ? (
        <div className="gallery-lightbox-body">
          <div className="gallery-lightbox-head">
            <h2 id={headingId} aria-live="polite">
              {fill(words.heading, {
                shown: (shown ?? 0) + 1,
                count: pairs.length,
                procedure: pair.procedure,
              })}
            </h2>
            <DialogClose onClick={() => onShow(null)} />
          </div>
          {comparing ? (
            <Comparison key={shown} pair={pair} />
          ) : (
            <div className="gallery-sides">
              <figure>
                <GalleryPicture image={pair.before} sizes={sizes} />
                <figcaption>{before}</figcaption>
              </figure>
              <figure>
                <GalleryPicture image={pair.after} sizes={sizes} />
                <figcaption>{after}</figcaption>
              </figure>
            </div>
          )}
          <PairNote id={noteId} pair={pair} resultsNote={resultsNote} />
          <div className="gallery-lightbox-actions">
            <Button kind="outline" onClick={() => move(-1)}>
              {words.previous}
            </Button>
            <Button kind="outline" onClick={() => move(1)}>
              {words.next}
            </Button>
            <Button
              kind="outline"
              aria-pressed={comparing}
              onClick={() => setComparing(!comparing)}
            >
              {words.compare}
            </Button>
          </div>
        </div>
      ) : null}
    </ModalDialog>
  );
}
