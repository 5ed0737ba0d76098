import { movedWords, pages } from "#content";
import { fill } from "../../content-schema/format/fill.ts";
import { redirectMetadata } from "../seo/page-metadata.ts";

type Props = { to: string; name: "gallery" | "medical-disclaimer" };

const labels = { gallery: movedWords.gallery, "medical-disclaimer": movedWords.disclaimer };

export const metadata = ({ to, name }: Props) => redirectMetadata(pages[name], to);

/** For hosts that cannot redirect: a `<meta http-equiv="refresh">`, with a link as the fallback. */
export default function Redirect({ to, name }: Props) {
  return (
    <div className="page-body page-width">
      <h1>{movedWords.heading}</h1>
      <p>
        <a href={to}>{fill(movedWords.go, { page: labels[name] })}</a>
      </p>
    </div>
  );
}
