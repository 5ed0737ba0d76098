import type { Figures } from "../../../../content-schema/service-figures.ts";
import { serviceWords } from "../../../../content-schema/service-words.ts";
import { Cites } from "../cites.tsx";
import { FigureCaption } from "./figure-caption.tsx";
import "./timelines.css";

/** The sea from rough to calm, left to right, and the sun that climbs over it. */
function CalmingSea() {
  return (
    <svg
      className="timeline-sea"
      viewBox="0 0 816 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="timeline-haze" d="M0 70q180-26 400-4t416-12v126H0z" />
      <circle className="timeline-sun timeline-low" cx="96" cy="120" r="34" />
      <circle className="timeline-sun timeline-low" cx="408" cy="86" r="38" />
      <circle className="timeline-halo" cx="712" cy="58" r="56" />
      <circle className="timeline-sun" cx="712" cy="58" r="38" />
      <path
        className="timeline-cloud"
        d="M-6 66q0-20 26-18 12-24 44-12 22-16 44 4 30-2 30 18zM120 44q6-18 28-12 18-18 40 0 20 0 20 14zM362 66q4-16 24-12 16-14 34 0 22-2 24 14z"
      />
      <path
        className="timeline-wave"
        d="M0 112q24-20 54-14-14 8 2 18 40-34 88-26-20 10-2 24 46-26 92-18-16 10 4 16 60-18 120-10t120-2 130 2 208-2v80H0z"
      />
      <path
        className="timeline-wave-mid"
        d="M0 136q40-26 84-14-14 10 6 16 50-24 104-12-12 10 6 14 70-14 150-8t170-2 296 4v46H0z"
      />
      <path className="timeline-wave-near" d="M0 162q60-18 130-6t180-4 220 4 286-2v26H0z" />
      <path className="timeline-glint" d="M640 134h90M668 146h60M620 152h44M690 158h36" />
    </svg>
  );
}

/** How recovery goes, from the page's sources: stages under a sea that calms. */
export function RecoveryTimeline({
  number,
  stages,
}: {
  number: number;
  stages: NonNullable<Figures["recovery"]>;
}) {
  return (
    <figure className="timeline timeline-recovery">
      <CalmingSea />
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
