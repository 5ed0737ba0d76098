import { Check } from "lucide-react";
import { hasTelehealth, photoCheck, practice } from "#content";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { Section } from "../../components/section/section.tsx";
import { PhotoCheck } from "../../features/photo-check/photo-check.tsx";
import { Offer } from "./offer.tsx";
import { consultCopy, StartConsult } from "./start-consult.tsx";
import { TakingPhotos } from "./taking-photos.tsx";
import { Telehealth } from "./telehealth.tsx";

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
      <Offer />
      <TakingPhotos />
      <CheckSection />
      <Closing />
      {hasTelehealth ? <Telehealth /> : null}
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
