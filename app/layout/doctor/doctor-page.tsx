import type { ReactNode } from "react";
import { type DoctorRecord, doctorWords, practice, providerWords, words } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Section } from "../../components/section/section.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { paths } from "../../paths.ts";
import { CredentialCards } from "./credential-cards.tsx";
import { DoctorEnd } from "./doctor-end.tsx";
import "./doctor-end.css";

/**
 * The page of an additional doctor: license and certifying board first (B&P 651, 680.5), then the
 * text.
 */
export function DoctorPage({ doctor, children }: { doctor: DoctorRecord; children: ReactNode }) {
  const { licence, degree, degreeName } = practice.provider;
  return (
    <>
      <PageHero
        view={doctor.view}
        eyebrow={doctorWords.eyebrow}
        heading={doctor.label}
        lead={
          <>
            <p>{doctor.lead}</p>
            <p>{fill(doctorWords.licence, { board: doctor.board, licence: doctor.licence })}</p>
          </>
        }
        trail={[
          { label: words.breadcrumb.home, href: paths.home },
          { label: doctorWords.about, href: paths.about },
          { label: doctor.label, href: doctor.path },
        ]}
      >
        <BookButton>{words.book}</BookButton>
      </PageHero>
      <Section {...providerWords.record}>
        <CredentialCards
          licence={fill(doctorWords.ownLicence, { type: licence.type, number: doctor.licence })}
          board={doctor.board}
          degree={doctor.degree === degree ? degreeName : doctor.degree}
        />
      </Section>
      <div className="page-width doctor-page-text">
        <Prose>{children}</Prose>
      </div>
      <DoctorEnd />
    </>
  );
}
