import type { ReactNode } from "react";
import { doctorWords } from "../../../content-schema/doctor-words.ts";
import type { DoctorRecord } from "../../../content-schema/doctors.ts";
import { words } from "../../../content-schema/words.ts";
import { fill } from "../../components/fill/fill.ts";
import { PageHeader } from "../../components/page-header/page-header.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { paths } from "../../paths.ts";

/** The page of a further doctor: license and certifying board first (B&P 651, 680.5), then the words. */
export function DoctorPage({ doctor, children }: { doctor: DoctorRecord; children: ReactNode }) {
  return (
    <>
      <PageHeader
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
          { label: words.way.home, href: paths.home },
          { label: doctorWords.about, href: paths.about },
          { label: doctor.label, href: doctor.path },
        ]}
      >
        <BookButton source="service">{words.book}</BookButton>
      </PageHeader>
      <div className="content-page page-width">
        <Prose>{children}</Prose>
      </div>
    </>
  );
}
