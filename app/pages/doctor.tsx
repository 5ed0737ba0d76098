import type { ComponentType } from "react";
import { doctors, doctorWords, practice, providerWords, words } from "#content";
import { fill } from "../../content-schema/format/fill.ts";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { Section } from "../components/section/section.tsx";
import { BookButton } from "../features/booking/book-button.tsx";
import { CredentialCards } from "../layout/doctor/credential-cards.tsx";
import { DoctorEnd } from "../layout/doctor/doctor-end.tsx";
import { paths } from "../paths.ts";
import { discreetPicture, type PageMetadata } from "../seo/page-metadata.ts";

type Props = { slug: string };

const texts = import.meta.glob<ComponentType>("../../content/doctors/*.mdx", {
  eager: true,
  import: "default",
});

function read(slug: string) {
  const doctor = doctors.find((each) => each.slug === slug);
  const Text = texts[`../../content/doctors/${slug}.mdx`];
  if (!doctor || !Text) throw new Error(`${slug}: expected a doctor with this slug, found none`);
  return { doctor, Text };
}

export function metadata({ slug }: Props): PageMetadata {
  const { label, description, keywords, path, view } = read(slug).doctor;
  return { title: label, description, keywords, path, picture: discreetPicture(view) };
}

/** License and certifying board come first (B&P 651, 680.5). */
export default function Doctor({ slug }: Props) {
  const { doctor, Text } = read(slug);
  const { label, board, licence } = doctor;
  const { provider } = practice;
  return (
    <>
      <PageHero
        {...doctor}
        title={label}
        parents={[{ label: doctorWords.about, href: paths.about }]}
        eyebrow={doctorWords.eyebrow}
        heading={label}
        lead={
          <>
            <p>{doctor.lead}</p>
            <p>{fill(doctorWords.licence, { board, licence })}</p>
          </>
        }
      >
        <BookButton>{words.book}</BookButton>
      </PageHero>
      <Section {...providerWords.record}>
        <CredentialCards
          licence={fill(doctorWords.ownLicence, { type: provider.licence.type, number: licence })}
          board={board}
          degree={doctor.degree === provider.degree ? provider.degreeName : doctor.degree}
        />
        <Prose>
          <Text />
        </Prose>
      </Section>
      <DoctorEnd />
    </>
  );
}
