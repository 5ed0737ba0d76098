import { contactWords, pages, practice } from "#content";
import { formatPhone } from "../../content-schema/format/phone.ts";
import { ButtonLink } from "../components/button/button.tsx";
import { Section } from "../components/section/section.tsx";
import { NamedPageHero } from "../layout/named-page-hero/named-page-hero.tsx";
import { OfficeCards } from "../layout/office-cards/office-cards.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import { BeforeYouCall } from "./contact-us/before-you-call.tsx";
import { WhenWeAnswer } from "./contact-us/when-we-answer.tsx";
import { WriteToUs } from "./contact-us/write-to-us.tsx";

const page = pages.contact;
const path = paths.contact;

export const metadata = () => namedPageMetadata(page, path);

/** Phone hours, addresses and maps of the offices; the steps of a call; urgent symptoms. */
export default function Contact() {
  const { offices } = contactWords;
  const { contactEndpoint } = practice.site;
  return (
    <>
      <NamedPageHero page={page} path={path} foot={<WhenWeAnswer />}>
        {practice.offices.map((office) => (
          <ButtonLink key={office.id} href={`tel:${office.phone}`} kind="primary" size="large">
            {`${office.name}: ${formatPhone(office.phone)}`}
          </ButtonLink>
        ))}
      </NamedPageHero>
      <Section eyebrow={offices.eyebrow} heading={offices.heading}>
        <OfficeCards book={offices.book} access />
      </Section>
      {contactEndpoint ? <WriteToUs endpoint={contactEndpoint} /> : null}
      <BeforeYouCall />
    </>
  );
}
