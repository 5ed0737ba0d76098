import { hasTelehealth, photoCheck } from "#content";
import { Section } from "../../components/section/section.tsx";
import { PhotoCheck } from "../../features/photo-check/photo-check.tsx";
import { Closing } from "./closing.tsx";
import { Offer } from "./offer.tsx";
import { TakingPhotos } from "./taking-photos.tsx";
import { Telehealth } from "./telehealth.tsx";

function Check() {
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
      <Check />
      <Closing />
      {hasTelehealth ? <Telehealth /> : null}
    </div>
  );
}
