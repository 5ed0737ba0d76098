import { Check } from "lucide-react";
import { photoCheck, photoConsult, practice, telehealth } from "#content";
import { AnswerList, Disclosure } from "../../components/disclosure/disclosure.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { Price, PriceCard } from "../../components/price/price.tsx";
import { Section } from "../../components/section/section.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { PhotoCheck } from "../../features/photo-check/photo-check.tsx";
import { paths } from "../../paths.ts";
import { consultCopy, StartConsult } from "./start-consult.tsx";
import { TakingPhotos } from "./taking-photos.tsx";
import "./photos.css";
import "./telehealth.css";

/** The section of the photo check. */
function CheckSection() {
  if (!photoCheck) return null;
  const { eyebrow, heading, lead, own } = photoCheck.words;
  return (
    <Section
      id="photo-check"
      eyebrow={eyebrow}
      heading={heading}
      lead={
        <>
          <p>{lead}</p>
          <p>{own}</p>
        </>
      }
    >
      <PhotoCheck />
    </Section>
  );
}

/** Price and privacy, taking and checking the photos, the form, and the video visit. */
export function BelowTheFold() {
  return (
    <div className="below-the-fold">
      {photoConsult ? (
        <>
          <Offer />
          <TakingPhotos />
          <CheckSection />
          <Closing />
        </>
      ) : null}
      <Telehealth />
    </div>
  );
}

/** The link to the form, and what to prepare. */
function Closing() {
  const { eyebrow, heading, ready } = consultCopy().cta;
  return (
    <Section background="deep" eyebrow={eyebrow} heading={heading}>
      <div className="consult-closing">
        <Disclosure label={<h3>{ready.heading}</h3>}>
          <ul>
            {ready.list.map((each) => (
              <li key={each}>
                <Check aria-hidden="true" />
                <span>{each}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
        <StartConsult location="steps_cta" url={practice.site.photoConsultUrl} />
      </div>
    </Section>
  );
}

/** What remote visits cannot do. */
function Limits() {
  const { heading, text, urgent, link, notices } = consultCopy().cannot;
  return (
    <div className="photo-limits">
      <h3>{heading}</h3>
      <p>{text}</p>
      <p>
        <b>{urgent}</b>
      </p>
      <p>
        <a href={paths.medicalDisclaimer}>{link}</a>
      </p>
      <p>
        <a href={paths.notices}>{notices}</a>
      </p>
    </div>
  );
}

/**
 * The price, the limits of a photo, and who sees the photos, where they are stored and who may be
 * in them.
 */
function Offer() {
  const { offer, photos } = consultCopy();
  const { children } = photos;
  const link = <a href={children.link.url}>{children.link.label}</a>;
  return (
    <Section eyebrow={offer.eyebrow} heading={offer.heading}>
      <div className="photo-offer">
        <div className="photo-offer-cards">
          <PriceCard {...offer.card} price={practice.photoConsult?.price ?? ""} />
          <Limits />
        </div>
        <div className="photo-privacy">
          <h3>{photos.heading}</h3>
          <AnswerList
            list={[
              { question: children.question, answer: fillWith(children.answer, { hotline: link }) },
              ...photos.answers,
            ]}
          />
        </div>
      </div>
    </Section>
  );
}

/** The video visit: uses, steps, price and booking. */
function Telehealth() {
  if (!telehealth) return null;
  const { eyebrow, heading, lead, good, how, note, cancellation, book } = telehealth;
  return (
    <Section id="telehealth" eyebrow={eyebrow} heading={heading} lead={<p>{lead}</p>}>
      <div className="telehealth">
        <div>
          <Disclosure label={<h3>{how.heading}</h3>}>
            <p>{good}</p>
            <ol className="consult-steps">
              {how.list.map((step) => (
                <li key={step.heading}>
                  <h4>{step.heading}</h4>
                  <p>{step.text}</p>
                </li>
              ))}
            </ol>
          </Disclosure>
        </div>
        <div className="telehealth-book">
          {practice.telehealth ? <Price dollars={practice.telehealth.price} /> : null}
          <BookButton size="large">{book}</BookButton>
          <p>{note}</p>
          <p>{cancellation}</p>
        </div>
      </div>
    </Section>
  );
}
