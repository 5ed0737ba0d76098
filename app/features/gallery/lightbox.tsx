import { useId, useState } from "react";
import { pictureWords, lightboxWords as words } from "../../../content-schema/gallery.ts";
import { Button } from "../../components/button/button.tsx";
import { fill } from "../../components/fill/fill.ts";
import { DialogClose, ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { Comparison } from "./comparison.tsx";
import { type GalleryPair, GalleryPicture } from "./gallery-picture.tsx";
import { PairNote } from "./pair-note.tsx";

const { before, after } = pictureWords;
const sizes = "(min-width: 112rem) 54rem, (min-width: 40rem) 50vw, 100vw";

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
