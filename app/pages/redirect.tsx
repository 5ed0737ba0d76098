import { movedWords, pages } from "#content";
import { RedirectNotice } from "../components/redirect-notice/redirect-notice.tsx";
import { redirectMetadata } from "../seo/page-metadata.ts";

type Props = { to: string; name: "gallery" | "medical-disclaimer" };

const labels = { gallery: movedWords.gallery, "medical-disclaimer": movedWords.disclaimer };

export const metadata = ({ to, name }: Props) => redirectMetadata(pages[name], to);

/** Redirects from a page's former URL, on hosts that cannot. */
export default function Redirect({ to, name }: Props) {
  return <RedirectNotice to={to} label={labels[name]} />;
}
