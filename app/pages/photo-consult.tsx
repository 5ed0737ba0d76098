import { type NamedPage, photoConsult } from "#content";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { paragraphs, Section } from "../components/section/section.tsx";
import { BelowTheFold } from "./photo-consult/below-the-fold.tsx";
import { consult, StartConsult } from "./photo-consult/start-consult.tsx";
import "./photo-consult/steps.css";

/** A practice may offer only the photo consult, or only the video visit. */
export default function PhotoConsult({ page }: { page: NamedPage }) {
  const lead = photoConsult ? paragraphs(page.lead, photoConsult.reviewer) : page.lead;
  return (
    <>
      <PageHero {...page} lead={lead}>
        {photoConsult ? <StartConsult location="hero_section" note /> : null}
      </PageHero>
      {photoConsult ? <Steps /> : null}
      <BelowTheFold />
    </>
  );
}

function Steps() {
  const { list, ...words } = consult.steps;
  return (
    <Section background="sand" {...words}>
      <ol className="consult-steps section-steps">
        {list.map((step) => (
          <li key={step.heading} className="card">
            <h3>{step.heading}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <StartConsult location="steps_section" />
    </Section>
  );
}
