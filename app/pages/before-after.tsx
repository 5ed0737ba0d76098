import { movedWords, pages } from "#content";
import { RedirectNotice } from "../components/redirect-notice/redirect-notice.tsx";
import { paths } from "../paths.ts";
import { redirectMetadata } from "../seo/page-metadata.ts";

export const metadata = () => redirectMetadata(pages.gallery, paths.gallery);

/** Redirects from the gallery's former URL. */
export default function BeforeAfter() {
  return <RedirectNotice to={paths.gallery} label={movedWords.gallery} />;
}
