import { useId, useState } from "react";
import { pictureWords, lightboxWords as words } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { Button } from "../../components/button/button.tsx";
import { DialogClose, ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { Comparison } from "./comparison.tsx";
import { type GalleryPair, GalleryPicture, PairNote } from "./gallery-picture.tsx";

const sizes = "(min-width: 112rem) 54rem, (min-width: 40rem) 50vw, 100vw";

function SideBySide({ pair }: { pair: GalleryPair }) {
  return (
    <div className="gallery-sides">
      {(["before", "after"] as const).map((side) => (
        <figure key={side}>
          <GalleryPicture image={pair[side]} sizes={sizes} />
          <figcaption>{pictureWords[side]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

type LightboxProps = {
  pairs: readonly GalleryPair[];
  resultsNote: string;
  /** The index of the displayed pair; null while the lightbox is closed. */
  shown: number | null;
  onShow: (pair: number | null) => void;
};

/** Renders a pair in a modal dialog: side by side, or overlaid with a slider. */
export function Lightbox({ pairs, resultsNote, shown, onShow }: LightboxProps) {
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
          {comparing ? <Comparison key={shown} pair={pair} /> : <SideBySide pair={pair} />}
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
