import { movedWords, pages } from "#content";
import { RedirectNotice } from "../components/redirect-notice/redirect-notice.tsx";
import { paths } from "../paths.ts";
import { redirectMetadata } from "../seo/page-metadata.ts";

export const metadata = () =>
  redirectMetadata(pages["medical-disclaimer"], paths.medicalDisclaimer);

/** Redirects from the medical disclaimer's former URL. */
export default function MedicalDisclaimerRedirect() {
  return <RedirectNotice to={paths.medicalDisclaimer} label={movedWords.disclaimer} />;
}
