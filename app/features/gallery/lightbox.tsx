import { type CSSProperties, useId, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { DialogClose, ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { type GalleryPair, GalleryPicture } from "./gallery-picture.tsx";

const sizes = "(min-width: 76rem) 36rem, 50vw";

/** A pair seen large: side by side, or one over the other with a slider between. */
export function Lightbox({
  pairs,
  shown,
  onShow,
}: {
  pairs: readonly GalleryPair[];
  shown: number | null;
  onShow: (pair: number | null) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [comparing, setComparing] = useState(false);
  const pair = shown === null ? undefined : pairs[shown];
  const move = (by: number) => onShow(((shown ?? 0) + by + pairs.length) % pairs.length);
  return (
    <ModalDialog
      ref={dialog}
      open={pair !== undefined}
      onClose={() => onShow(null)}
      labelledBy={headingId}
      className="gallery-lightbox"
    >
      {pair ? (
        <div className="gallery-lightbox-body">
          <div className="gallery-lightbox-head">
            <h2 id={headingId} aria-live="polite">
              Pair {(shown ?? 0) + 1} of {pairs.length}: {pair.procedure}
            </h2>
            <DialogClose onClick={() => onShow(null)} />
          </div>
          {comparing ? (
            <Comparison key={shown} pair={pair} />
          ) : (
            <div className="gallery-sides">
              <figure>
                <GalleryPicture image={pair.before} sizes={sizes} />
                <figcaption>Before</figcaption>
              </figure>
              <figure>
                <GalleryPicture image={pair.after} sizes={sizes} />
                <figcaption>After</figcaption>
              </figure>
            </div>
          )}
          <div className="gallery-lightbox-actions">
            <Button kind="outline" onClick={() => move(-1)}>
              Previous pair
            </Button>
            <Button kind="outline" onClick={() => move(1)}>
              Next pair
            </Button>
            <Button aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
              Compare with a slider
            </Button>
          </div>
        </div>
      ) : null}
    </ModalDialog>
  );
}

function Comparison({ pair }: { pair: GalleryPair }) {
  const [after, setAfter] = useState(50);
  const large = "(min-width: 60rem) 56rem, 100vw";
  return (
    <div className="gallery-comparison" style={{ "--after": `${after}%` } as CSSProperties}>
      <div className="gallery-stack">
        <GalleryPicture image={pair.before} sizes={large} />
        <div className="gallery-over">
          <GalleryPicture image={pair.after} sizes={large} />
        </div>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={100 - after}
        aria-label="Comparison of before and after"
        aria-valuetext={`${after} percent after`}
        onChange={(event) => setAfter(100 - event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
