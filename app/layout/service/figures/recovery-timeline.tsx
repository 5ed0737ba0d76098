import { type Figures, serviceWords } from "#content";
import { Illustration } from "../../../components/coast/illustration.tsx";
import { Cites } from "../cites.tsx";
import { FigureCaption } from "./figure-caption.tsx";
import "./timelines.css";

/** The panel of a stage: dawn, morning, noon or evening; three stages leave out the morning. */
const panelOf = (index: number, count: number) =>
  `recovery-${count === 3 && index > 0 ? index + 2 : index + 1}`;

/** The stages of recovery, from the page's sources, each below its hour of one calm day. */
export function RecoveryTimeline({
  number,
  stages,
}: {
  number: number;
  stages: NonNullable<Figures["recovery"]>;
}) {
  return (
    <figure className="timeline timeline-recovery">
      <ol>
        {stages.map(({ when, text, sources }, index) => (
          <li key={when}>
            <Illustration name={panelOf(index, stages.length)} className="timeline-panel" />
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
