import type { NamedPage } from "#content/pages";
import { practice } from "#content/practice";
import * as photoConsultWords from "#words/photo-consult";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { paragraphs, Section, Steps } from "../components/section/section.tsx";
import { ConsultSections } from "./photo-consult/sections.deferred.tsx";
import { StartConsult } from "./photo-consult/start-consult.tsx";
import "./photo-consult/steps.css";

/** A practice may offer only the photo consult, or only the video visit. */
export default function PhotoConsult({ page }: { page: NamedPage }) {
  const lead = practice.photoConsult
    ? paragraphs(page.lead, photoConsultWords.reviewer)
    : page.lead;
  return (
    <>
      <PageHero page={{ ...page, lead }}>
        {practice.photoConsult ? <StartConsult location="hero_section" note /> : null}
      </PageHero>
      {practice.photoConsult ? <HowItWorks /> : null}
      <ConsultSections />
    </>
  );
}

function HowItWorks() {
  return (
    <Section background="sand" copy={photoConsultWords.steps}>
      <Steps list={photoConsultWords.steps.list} />
      <StartConsult location="steps_section" />
    </Section>
  );
}
