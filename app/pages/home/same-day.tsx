import { home } from "#content";
import { Section } from "../../components/section/section.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import "./sections.css";

/** A dark section: one visit, step by step. */
export function SameDay() {
  const { eyebrow, heading, text, book, schedule, steps } = home.sameDay;
  return (
    <Section background="deep" eyebrow={eyebrow} heading={heading} lead={<p>{text}</p>}>
      <ol className="same-day-steps">
        {steps.map((step) => (
          <li key={step.heading}>
            <h3>{step.heading}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="same-day-actions">
        <BookButton size="large">{book}</BookButton>
        <BookButton size="large" kind="on-deep">
          {schedule}
        </BookButton>
      </div>
    </Section>
  );
}
