import { hasPhotoConsult, hasTelehealth } from "../../content-schema/modules.ts";
import { pages } from "../../content-schema/pages.ts";
import { photoCheck } from "../../content-schema/photo-check.ts";
import { photoConsult } from "../../content-schema/photo-consult.ts";
import { practice } from "../../content-schema/practice.ts";
import { Section } from "../components/section/section.tsx";
import { PhotoCheck } from "../features/photo-check/photo-check.tsx";
import { PageHead } from "../layout/page-head/page-head.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import { Closing, Limits } from "./photo-consult/closing.tsx";
import { ImageGuide } from "./photo-consult/image-guide.tsx";
import { StartConsult } from "./photo-consult/start-consult.tsx";
import { Steps } from "./photo-consult/steps.tsx";
import { TakingPhotos } from "./photo-consult/taking-photos.tsx";
import { Telehealth } from "./photo-consult/telehealth.tsx";
import { YourPhotos } from "./photo-consult/your-photos.tsx";

const page = pages["photo-consult"];
const path = paths.photoConsult;

export const metadata = () => namedPageMetadata(page, path);

/**
 * The photo consult: offer and price first, the steps, the photos and their privacy; then the video
 * visit. Of the two, a practice may offer one alone.
 */
export default function PhotoConsult() {
  if (!hasPhotoConsult) return <VideoVisit />;
  return (
    <>
      <PageHead page={page} path={path} more={<p>{photoConsult.reviewer}</p>}>
        <StartConsult location="hero_section" url={practice.site.photoConsultUrl} />
      </PageHead>
      <Steps />
      <TakingPhotos />
      <ImageGuide />
      <Section
        ground="sand"
        id="photo-check"
        eyebrow={photoCheck.words.eyebrow}
        heading={photoCheck.words.heading}
        lead={
          <>
            <p>{photoCheck.words.lead}</p>
            <p>{photoCheck.words.own}</p>
          </>
        }
      >
        <PhotoCheck />
      </Section>
      <YourPhotos />
      {hasTelehealth ? <Telehealth /> : null}
      <Limits />
      <Closing />
    </>
  );
}

function VideoVisit() {
  return (
    <>
      <PageHead page={page} path={path} />
      <Telehealth />
    </>
  );
}
