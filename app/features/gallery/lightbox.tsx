import { ArrowLeft, ArrowRight } from "lucide-react";
import { type CSSProperties, useEffect, useEffectEvent, useId, useState } from "react";
import * as galleryWords from "#words/gallery";
import { fill } from "../../../content-schema/format/fill.ts";
import { Button } from "../../components/button/button.tsx";
import { ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { isModifiedEvent } from "../../islands/controls.ts";
import { onWindow } from "../../islands/window.ts";
import { type GalleryPair, GalleryPicture, PairNote, SideBySide } from "./pairs.tsx";

const sizes = "(min-width: 112rem) 54rem, (min-width: 40rem) 50vw, 100vw";

/** A shorter movement is a tap (px). */
const swipePx = 40;

type LightboxProps = {
  pairs: readonly GalleryPair[];
  /** The index of the displayed pair; null while the lightbox is closed. */
  shownIndex: number | null;
  onShow: (index: number | null) => void;
};

/** Calls `turn` with 1 or -1 for an arrow key, or a finger across an element that `containerSelector` matches. */
function usePairNavigation(containerSelector: string, turn: (by: number) => void): void {
  const onTurn = useEffectEvent(turn);
  useEffect(() => {
    let start: Touch | undefined;
    const listeners = [
      onWindow("keydown", (event: KeyboardEvent) => {
        const target = event.target as Element;
        if (target.matches("input") || isModifiedEvent(event, target)) return;
        if (event.key === "ArrowLeft") onTurn(-1);
        if (event.key === "ArrowRight") onTurn(1);
      }),
      onWindow("touchstart", ({ touches, target }: TouchEvent) => {
        const inside = target instanceof Element && target.closest(containerSelector);
        start = inside && touches.length === 1 ? touches[0] : undefined;
      }),
      onWindow("touchend", ({ changedTouches: [end] }: TouchEvent) => {
        // On a zoomed page, a finger pans.
        if (!start || !end || (visualViewport?.scale ?? 1) > 1) return;
        const deltaX = end.clientX - start.clientX;
        const absDeltaY = Math.abs(end.clientY - start.clientY);
        if (Math.abs(deltaX) > Math.max(swipePx, 2 * absDeltaY)) onTurn(deltaX < 0 ? 1 : -1);
      }),
    ];
    return () => {
      for (const stop of listeners) stop();
    };
  }, [containerSelector]);
}

/** A pair in a modal dialog: side by side, or overlaid with a slider. */
export function Lightbox({ pairs, shownIndex, onShow }: LightboxProps) {
  const noteId = useId();
  const [comparing, setComparing] = useState(false);
  const pair = shownIndex === null ? undefined : pairs[shownIndex];
  const move = (by: number) => onShow(((shownIndex ?? 0) + by + pairs.length) % pairs.length);
  usePairNavigation(".gallery-lightbox .gallery-sides", (by) => pair && move(by));
  const heading = fill(galleryWords.lightbox.heading, {
    shown: (shownIndex ?? 0) + 1,
    count: pairs.length,
    procedure: pair?.procedure ?? "",
  });
  const style = pair && { "--ratio": pair.before.width / pair.before.height };
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
          <div className="gallery-large" style={style as CSSProperties}>
            {comparing ? (
              <Comparison key={shownIndex} pair={pair} />
            ) : (
              <SideBySide pair={pair} sizes={sizes} />
            )}
          </div>
          <PairNote id={noteId} pair={pair} />
          <Actions move={move} comparing={comparing} onCompare={setComparing} />
        </>
      ) : null}
    </ModalDialog>
  );
}

type ActionsProps = {
  move: (by: number) => void;
  comparing: boolean;
  onCompare: (comparing: boolean) => void;
};

function Actions({ move, comparing, onCompare }: ActionsProps) {
  const { previous, next, compare } = galleryWords.lightbox;
  return (
    <div className="gallery-lightbox-actions button-row">
      <Button variant="outline" aria-label={previous} onClick={() => move(-1)}>
        <ArrowLeft />
      </Button>
      <Button variant="outline" aria-label={next} onClick={() => move(1)}>
        <ArrowRight />
      </Button>
      <Button variant="outline" aria-pressed={comparing} onClick={() => onCompare(!comparing)}>
        {compare}
      </Button>
    </div>
  );
}

const overlaidSizes = "(min-width: 60rem) 56rem, 100vw";

/** A native range input works with touch, mouse, keyboard and screen readers. */
function Comparison({ pair }: { pair: GalleryPair }) {
  const [before, setBefore] = useState(50);
  const style = { "--before": `${before}%` };
  return (
    <div className="gallery-comparison" style={style as CSSProperties}>
      <GalleryPicture image={pair.before} sizes={overlaidSizes} />
      <div className="gallery-over">
        <GalleryPicture image={pair.after} sizes={overlaidSizes} />
      </div>
      <span className="gallery-end">{galleryWords.pictures.before}</span>
      <span className="gallery-end">{galleryWords.pictures.after}</span>
      <input
        type="range"
        value={before}
        aria-label={galleryWords.lightbox.slider}
        aria-valuetext={fill(galleryWords.lightbox.position, { before, after: 100 - before })}
        onChange={(event) => setBefore(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
