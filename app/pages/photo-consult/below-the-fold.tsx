import { hasTelehealth, photoCheck } from "#content";
import { Section } from "../../components/section/section.tsx";
import { PhotoCheck } from "../../features/photo-check/photo-check.tsx";
import { Closing } from "./closing.tsx";
import { Steps } from "./steps.tsx";
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

/** Taking and checking the photos, the steps, the form, and the video visit. */
export function BelowTheFold() {
  return (
    <div className="below-the-fold">
      <TakingPhotos />
      <Check />
      <Steps />
      <Closing />
      {hasTelehealth ? <Telehealth /> : null}
    </div>
  );
}
