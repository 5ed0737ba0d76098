import { type NamedPage, otherPages } from "#content";
import { fill } from "../../content-schema/format/fill.ts";
import type { PageMetadata } from "../seo/page-metadata.ts";

type Props = { page: NamedPage; to: string };

const { moved } = otherPages;

export const metadata = ({ page, to }: Props): PageMetadata => ({
  title: page.title,
  redirectTo: to,
});

/** For hosts that cannot redirect: a `<meta http-equiv="refresh">`, with a link as the fallback. */
export default function Redirect({ page, to }: Props) {
  const label = page.name === "gallery" ? moved.gallery : moved.disclaimer;
  return (
    <div className="page-body page-width">
      <h1>{moved.heading}</h1>
      <p>
        <a href={to}>{fill(moved.go, { page: label })}</a>
      </p>
    </div>
  );
}
