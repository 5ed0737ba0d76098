import { movedWords } from "../../content-schema/common.ts";
import { pages } from "../../content-schema/pages.ts";
import { Moved } from "../components/moved/moved.tsx";
import { paths } from "../paths.ts";
import { movedMetadata } from "../seo/page-metadata.ts";

export const metadata = () => movedMetadata(pages["medical-disclaimer"], paths.medicalDisclaimer);

/** Redirects from the medical disclaimer's former address. */
export default function MedicalDisclaimerMoved() {
  return <Moved to={paths.medicalDisclaimer} label={movedWords.disclaimer} />;
}
