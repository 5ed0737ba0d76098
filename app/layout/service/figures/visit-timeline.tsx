import { DoorOpen, Eye, HeartHandshake, MessagesSquare, Signpost } from "lucide-react";
import { serviceWords } from "#content";
import { FigureCaption } from "./figure-caption.tsx";
import "./timelines.css";

const { caption, stop, steps } = serviceWords.figures.visit;
const icons = [DoorOpen, MessagesSquare, Eye, Signpost, HeartHandshake];

/** The steps of a visit, from arrival to treatment. */
export function VisitTimeline({ number, lines }: { number: number; lines: readonly string[] }) {
  return (
    <figure className="timeline timeline-visit">
      <ol>
        {lines.map((line, index) => {
          const Icon = icons[index] ?? Eye;
          return (
            <li key={line}>
              <Icon aria-hidden="true" />
              <b>{steps[index]}</b>
              <span>{line}</span>
            </li>
          );
        })}
      </ol>
      <FigureCaption number={number}>
        {caption} <strong className="timeline-stop">{stop}</strong>
      </FigureCaption>
    </figure>
  );
}
