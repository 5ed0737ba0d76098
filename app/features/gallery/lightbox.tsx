import { type CSSProperties, useId, useState } from "react";
import { pictures as pictureWords, lightbox as words } from "#words/gallery";
import { fill } from "../../../content-schema/format/fill.ts";
import { Button } from "../../components/button/button.tsx";
import { ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { type GalleryPair, GalleryPicture, PairNote, SideBySide } from "./pairs.tsx";

const sizes = "(min-width: 112rem) 54rem, (min-width: 40rem) 50vw, 100vw";

type LightboxProps = {
  pairs: readonly GalleryPair[];
  /** The index of the displayed pair; null while the lightbox is closed. */
  shown: number | null;
  onShow: (pair: number | null) => void;
};

/** A pair in a modal dialog: side by side, or overlaid with a slider. */
export function Lightbox({ pairs, shown, onShow }: LightboxProps) {
  const noteId = useId();
  const [comparing, setComparing] = useState(false);
  const pair = shown === null ? undefined : pairs[shown];
  const move = (by: number) => onShow(((shown ?? 0) + by + pairs.length) % pairs.length);
  const heading = fill(words.heading, {
    shown: (shown ?? 0) + 1,
    count: pairs.length,
    procedure: pair?.procedure ?? "",
  });
  return (
    <ModalDialog
      open={pair !== undefined}
      onClose={() => onShow(null)}
      heading={pair ? <span aria-live="polite">{heading}</span> : null}
      describedBy={noteId}
      className="gallery-lightbox"
    >
      {pair ? (
        <>
          {comparing ? (
            <Comparison key={shown} pair={pair} />
          ) : (
            <SideBySide pair={pair} sizes={sizes} />
          )}
          <PairNote id={noteId} pair={pair} />
          <div className="gallery-lightbox-actions button-row">
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
        </>
      ) : null}
    </ModalDialog>
  );
}

const overlaidSizes = "(min-width: 60rem) 56rem, 100vw";

/** A native range input works with touch, mouse, keyboard and screen readers. */
export function Comparison({ pair }: { pair: GalleryPair }) {
  const [part, setPart] = useState(50);
  const style = { "--before": `${part}%`, "--ratio": pair.before.width / pair.before.height };
  return (
    <div className="gallery-comparison" style={style as CSSProperties}>
      <GalleryPicture image={pair.before} sizes={overlaidSizes} />
      <div className="gallery-over">
        <GalleryPicture image={pair.after} sizes={overlaidSizes} />
      </div>
      <span className="gallery-end">{pictureWords.before}</span>
      <span className="gallery-end">{pictureWords.after}</span>
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
