import { practice } from "#content";
import { Section } from "../../components/section/section.tsx";
import { consultCopy, StartConsult } from "./start-consult.tsx";
import "./steps.css";

export function Steps() {
  const { eyebrow, heading, list } = consultCopy().steps;
  return (
    <Section background="sand" eyebrow={eyebrow} heading={heading}>
      <ol className="consult-steps">
        {list.map((step) => (
          <li key={step.heading}>
            <h3>{step.heading}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <StartConsult location="steps_section" url={practice.site.photoConsultUrl} />
    </Section>
  );
}
