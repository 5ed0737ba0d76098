import { doctors } from "#content/doctors";
import { facts, optionalParts } from "#content/facts";
import type { NamedPage } from "#content/pages";
import { practice, providerName, providerPath } from "#content/practice";
import About from "#texts/pages/about.mdx";
import * as commonWords from "#words/common";
import * as doctorWords from "#words/doctor";
import { fill } from "../../content-schema/format/fill.ts";
import { BookButton, ButtonLink } from "../components/button/button.tsx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { DoctorSections } from "../layout/doctor/doctor-sections.deferred.tsx";
import { Portrait } from "../layout/doctor/portrait.tsx";
import "./about.css";

/** The doctor and what to expect, with links to the services. */
export default function AboutPage({ page }: { page: NamedPage }) {
  return (
    <>
      <ContentPage
        page={page}
        aside={<DoctorCard />}
        actions={
          <>
            <BookButton>{commonWords.book}</BookButton>
            <ButtonLink href={providerPath} variant="outline">
              {doctorWords.certification}
            </ButtonLink>
            {doctors.map(({ title, path }) => (
              <ButtonLink key={path} href={path} variant="outline">
                {fill(doctorWords.meet, { doctor: title })}
              </ButtonLink>
            ))}
          </>
        }
      >
        <About />
      </ContentPage>
      <DoctorSections />
    </>
  );
}

function DoctorCard() {
  return (
    <div className="doctor-card quiet">
      <Portrait />
      <p className="doctor-card-name minor">{providerName}</p>
      {optionalParts.certification ? <p>{practice.provider.certification.board}</p> : null}
      <p>{facts["provider.license"]}</p>
    </div>
  );
}
