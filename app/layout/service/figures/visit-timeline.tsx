import { serviceWords } from "#content";
import { Illustration } from "../../../components/coast/illustration.tsx";
import { FigureCaption } from "./figure-caption.tsx";
import "./timelines.css";

const { caption, stop, steps } = serviceWords.figures.visit;
const icons = ["arrive", "talk", "look", "decide", "treat"];

/** The steps of a visit, from arrival to treatment. */
export function VisitTimeline({ number, lines }: { number: number; lines: readonly string[] }) {
  return (
    <figure className="timeline timeline-visit">
      <ol>
        {lines.map((line, index) => (
          <li key={line}>
            <Illustration name="visit" part={icons[index]} />
            <b>{steps[index]}</b>
            <span>{line}</span>
          </li>
        ))}
      </ol>
      <FigureCaption number={number}>
        {caption} <strong className="timeline-stop">{stop}</strong>
      </FigureCaption>
    </figure>
  );
}
