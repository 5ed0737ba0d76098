import type * as Text from "*.mdx";
import type { DoctorRecord } from "#content/doctors";
import * as commonWords from "#words/common";
import * as doctorWords from "#words/doctor";
import * as providerWords from "#words/provider";
import { fill } from "../../content-schema/format/fill.ts";
import { BookButton } from "../components/button/button.tsx";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import "../components/prose/prose.css";
import { paragraphs, Section } from "../components/section/section.tsx";
import { findText } from "../layout/content-page/find-text.ts";
import { CredentialCards } from "../layout/doctor/credential-cards.tsx";
import { DoctorSections } from "../layout/doctor/doctor-sections.deferred.tsx";
import { paths } from "../paths.ts";

const texts = import.meta.glob<typeof Text>("#texts/doctors/*.mdx", { eager: true });

/** A further doctor (the first: provider.tsx), license and board first (B&P 651, 680.5). */
export default function Doctor({ page }: { page: DoctorRecord }) {
  const { board, degree, license } = page;
  const text = findText(texts, page.slug);
  const lead = paragraphs(page.lead, fill(doctorWords.license, { board, license: license.number }));
  return (
    <>
      <PageHero
        page={{ ...page, eyebrow: doctorWords.eyebrow, lead }}
        parents={[{ label: doctorWords.about, href: paths.about }]}
      >
        <BookButton>{commonWords.book}</BookButton>
      </PageHero>
      <Section copy={providerWords.record}>
        <CredentialCards license={license} board={board} degree={degree} />
        <div className="prose">
          <text.default />
        </div>
      </Section>
      <DoctorSections />
    </>
  );
}
