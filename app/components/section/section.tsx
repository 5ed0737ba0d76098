import { type ReactNode, useId } from "react";
import "./section.css";

/** Several paragraphs, such as those of a lead. */
export const paragraphs = (...texts: string[]) => texts.map((text) => <p key={text}>{text}</p>);

type Step = { heading: string; text: ReactNode };
type StepProps = { list: readonly Step[]; level?: "h3" | "h4"; className?: string };

/** A list of steps, each with its heading. */
export const Steps = ({ list, level: Heading = "h3", className = "section-steps" }: StepProps) => (
  <ol className={className}>
    {list.map(({ heading, text }) => (
      <li key={heading}>
        <Heading>{heading}</Heading>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

type Props = {
  background?: "paper" | "sand" | "deep";
  copy: { eyebrow?: string; heading: string; lead?: ReactNode };
  /** Of the heading, so that links and the search find it. */
  id?: string | undefined;
  children: ReactNode;
};

/** A full-width section with background, eyebrow and heading. */
export function Section({ background = "paper", copy, id, children }: Props) {
  const { eyebrow, heading, lead } = copy;
  const generatedId = useId();
  const headingId = id ?? generatedId;
  return (
    <section className={`section section-${background}`} aria-labelledby={headingId}>
      <div className="page-width">
        <div className="section-head">
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
          <h2 id={headingId}>{heading}</h2>
          {lead ? (
            <div className="section-lead">{typeof lead === "string" ? <p>{lead}</p> : lead}</div>
          ) : null}
        </div>
        {children}
      </div>
    </section>
  );
}
