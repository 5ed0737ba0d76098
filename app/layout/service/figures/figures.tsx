import type { ReactNode } from "react";
import type { Schematic as Content, Figures, ServicePart, ServiceRecord } from "#content/services";
import * as serviceWords from "#words/service";
import { fill } from "../../../../content-schema/format/fill.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import { illustration } from "../../../components/illustration/illustrations.ts";
import { Cites } from "../citations.tsx";
import "./timelines.css";
import "./schematic.css";

function FigureCaption({ number, children }: { number: number; children: ReactNode }) {
  return (
    <figcaption className="figure-caption quiet">
      <b>{fill(serviceWords.figures.label, { number })}</b> {children}
    </figcaption>
  );
}

const { caption, stop, steps } = serviceWords.figures.visit;
const stepParts = ["arrive", "doctor", "look", "decide", "treat"];

function VisitTimeline({ number, lines }: { number: number; lines: readonly string[] }) {
  return (
    <figure className="timeline timeline-visit">
      <ol>
        {lines.map((line, index) => (
          <li key={line}>
            <Illustration name={index === 1 ? "room" : "visit"} part={stepParts[index]} />
            <b className="minor">{steps[index]}</b>
            <span className="quiet">{line}</span>
          </li>
        ))}
      </ol>
      <FigureCaption number={number}>
        {caption} <strong className="timeline-stop">{stop}</strong>
      </FigureCaption>
    </figure>
  );
}

/** The panel of a stage: dawn, morning, noon or evening; three stages leave out the morning. */
const panelOf = (index: number, count: number) =>
  `recovery-${count === 3 && index > 0 ? index + 2 : index + 1}`;

type Stages = NonNullable<Figures["recovery"]>;

function RecoveryTimeline({ number, stages }: { number: number; stages: Stages }) {
  return (
    <figure className="timeline timeline-recovery">
      <ol>
        {stages.map(({ when, text, sources }, index) => (
          <li key={when}>
            <Illustration name={panelOf(index, stages.length)} className="timeline-panel picture" />
            <b className="minor">{when}</b>
            <span className="quiet">
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

/** Width of the margin beside the picture, in its units. */
const margin = 196;

type LabelProps = Content["labels"][number] & ReturnType<typeof illustration>["labels"][string];

/** A label at the end of its leader: an empty SVG of that height pushes it down. */
function Label({ label, text, sources, side, height }: LabelProps) {
  return (
    <li className={`schematic-${side}${height > 400 ? " schematic-last" : ""}`}>
      <svg className="schematic-level" viewBox={`0 0 ${margin} ${height}`} aria-hidden="true" />
      <div>
        <b>{label}</b>
        <span className="quiet">
          {text}
          <Cites numbers={sources} />
        </span>
      </div>
    </li>
  );
}

/** Labels are text: beside leaders, or on narrow screens a key in the order of the letters. */
function Schematic({ number, content }: { number: number; content: Content }) {
  const name = `figure-${content.figure}`;
  const { labels: places } = illustration(name);
  return (
    <figure className="schematic">
      <div className="schematic-plate">
        <div className="schematic-art">
          {content.above ? <span className="schematic-above">{content.above}</span> : null}
          <Illustration name={name} className="schematic-key picture" alt={content.alt} />
          <Illustration name={name} part="leaders" className="picture" alt={content.alt} />
          {content.below ? <span className="schematic-below">{content.below}</span> : null}
        </div>
        <ol className="schematic-labels">
          {Object.entries(places).map(([part, place]) => {
            const label = content.labels.find((each) => each.part === part);
            return label ? <Label key={part} {...label} {...place} /> : null;
          })}
        </ol>
      </div>
      <FigureCaption number={number}>{content.caption}</FigureCaption>
    </figure>
  );
}

/** The service's figure for a part of its text, if there is one. */
export function PartFigure({ part, service }: { part: ServicePart; service: ServiceRecord }) {
  const { schematic, visit, recovery } = service.figures ?? {};
  const visitNumber = schematic ? 2 : 1;
  const recoveryNumber = visit ? visitNumber + 1 : visitNumber;
  if (part === "overview" && schematic) return <Schematic number={1} content={schematic} />;
  if (part === "visit" && visit) return <VisitTimeline number={visitNumber} lines={visit} />;
  if (part === "recovery" && recovery) {
    return <RecoveryTimeline number={recoveryNumber} stages={recovery} />;
  }
  return null;
}
