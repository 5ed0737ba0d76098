import { contactForm, contactWords, officePhones, pages, practice } from "#content";
import { formatPhone } from "../../content-schema/format/phone.ts";
import { ButtonLink } from "../components/button/button.tsx";
import { fillWith } from "../components/fill/fill-with.ts";
import { Section } from "../components/section/section.tsx";
import { ContactForm } from "../features/contact-form/contact-form.tsx";
import { NamedPageHero } from "../layout/named-page-hero/named-page-hero.tsx";
import { OfficeCards } from "../layout/office-cards/office-cards.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import { BeforeYouCall } from "./contact-us/before-you-call.tsx";
import "./contact-us.css";

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
        {officePhones.map(({ href, label }) => (
          <ButtonLink key={href} href={href} size="large">
            {label}
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

/** Phone hours, the toll-free number, the relay service, and where to go after hours. */
function WhenWeAnswer() {
  const { heading, text, tollFree: label, relay, closed } = contactWords.hours;
  const { tollFree } = practice.phones;
  return (
    <div className="when-we-answer">
      <h2>{heading}</h2>
      <p>{text}</p>
      {tollFree ? (
        <p>{fillWith(label, { phone: <a href={`tel:${tollFree}`}>{formatPhone(tollFree)}</a> })}</p>
      ) : null}
      <p>{relay}</p>
      <p>{closed}</p>
    </div>
  );
}

/** The contact form, and what happens after a message is sent. */
function WriteToUs({ endpoint }: { endpoint: string }) {
  const { heading, list } = contactWords.after;
  return (
    <Section id="write" eyebrow={contactForm.eyebrow} heading={contactForm.heading}>
      <div className="contact-write">
        <ContactForm endpoint={endpoint} />
        <div className="contact-after">
          <h3>{heading}</h3>
          <ul>
            {list.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
