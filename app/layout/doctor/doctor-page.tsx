import type { ReactNode } from "react";
import type { Doctor } from "../../../content/doctor-schema.ts";
import { doctorWords } from "../../../content/doctor-words.ts";
import { words } from "../../../content/words.ts";
import { fill } from "../../components/fill/fill.ts";
import { PageHeader } from "../../components/page-header/page-header.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { pageMetadata } from "../../seo/page-metadata.ts";
import { discreetPicture } from "../../seo/share-picture.ts";

const label = ({ name, degree }: Doctor) => fill(doctorWords.label, { name, degree });

/** The head of a further doctor's page. */
export const doctorMetadata = (doctor: Doctor, path: string) =>
  pageMetadata({
    ...doctor,
    title: label(doctor),
    path,
    picture: discreetPicture(doctor.view),
  });

/** The page of a further doctor: license and certifying board first (B&P 651, 680.5), then the words. */
export function DoctorPage({
  doctor,
  path,
  children,
}: {
  doctor: Doctor;
  path: string;
  children: ReactNode;
}) {
  return (
    <>
      <PageHeader
        view={doctor.view}
        eyebrow={doctorWords.eyebrow}
        heading={label(doctor)}
        lead={
          <>
            <p>{doctor.lead}</p>
            <p>{fill(doctorWords.licence, { board: doctor.board, licence: doctor.licence })}</p>
          </>
        }
        trail={[
          { label: words.way.home, href: "/" },
          { label: doctorWords.about, href: "/about" },
          { label: label(doctor), href: path },
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
