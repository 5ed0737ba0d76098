import Text from "../../content/pages/contact.mdx";
import { contactForm } from "../../content-schema/contact-form.ts";
import { contactWords } from "../../content-schema/contact-words.ts";
import { pages } from "../../content-schema/pages.ts";
import { practice } from "../../content-schema/practice.ts";
import { ButtonLink } from "../components/button/button.tsx";
import { formatPhone } from "../components/phone-link/format-phone.ts";
import { Prose } from "../components/prose/prose.tsx";
import { Section } from "../components/section/section.tsx";
import { ContactForm } from "../features/contact-form/contact-form.tsx";
import { OfficeCards } from "../layout/office-cards/office-cards.tsx";
import { PageHead } from "../layout/page-head/page-head.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";

const page = pages.contact;
const path = paths.contact;

export const metadata = () => namedPageMetadata(page, path);

/** Phones, hours, addresses and maps of the offices. */
export default function Contact() {
  const { offices, before } = contactWords;
  return (
    <>
      <PageHead page={page} path={path}>
        {practice.offices.map((office, index) => (
          <ButtonLink
            key={office.id}
            href={`tel:${office.phone}`}
            kind={index === 0 ? "primary" : "outline"}
            size="large"
          >
            {`${office.name}: ${formatPhone(office.phone)}`}
          </ButtonLink>
        ))}
      </PageHead>
      <Section eyebrow={offices.eyebrow} heading={offices.heading}>
        <OfficeCards book={offices.book} access />
      </Section>
      {practice.site.contactEndpoint ? (
        <Section id="write" eyebrow={contactForm.eyebrow} heading={contactForm.heading}>
          <ContactForm endpoint={practice.site.contactEndpoint} />
        </Section>
      ) : null}
      <Section ground="sand" {...before}>
        <Prose>
          <Text />
        </Prose>
      </Section>
    </>
  );
}
