import { type Figures, serviceWords } from "#content";
import { Cites } from "../cites.tsx";
import { FigureCaption } from "./figure-caption.tsx";
import { artImage } from "./figure-files.ts";
import "./timelines.css";

/** The stages of recovery, from the page's sources, below an illustration of a calming sea. */
export function RecoveryTimeline({
  number,
  stages,
}: {
  number: number;
  stages: NonNullable<Figures["recovery"]>;
}) {
  return (
    <figure className="timeline timeline-recovery">
      <img className="timeline-sea" {...artImage("calming-sea")} alt="" />
      <ol>
        {stages.map(({ when, text, sources }) => (
          <li key={when}>
            <b>{when}</b>
            <span>
              {text}
              <Cites numbers={sources} />
            </span>
          </li>
        ))}
      </ol>
      <FigureCaption number={number}>{serviceWords.figures.recovery}</FigureCaption>
    </figure>
  );
}
