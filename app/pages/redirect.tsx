import { type NamedPage, otherPages } from "#content";
import { fill } from "../../content-schema/format/fill.ts";

const { moved } = otherPages;

/** For hosts that cannot redirect: a `<meta http-equiv="refresh">`, with a link as the fallback. */
export default function Redirect({ page }: { page: NamedPage & { redirectTo: string } }) {
  const label = page.name === "gallery" ? moved.gallery : moved.disclaimer;
  return (
    <div className="page-body page-width">
      <h1>{moved.heading}</h1>
      <p>
        <a href={page.redirectTo}>{fill(moved.go, { page: label })}</a>
      </p>
    </div>
  );
}
