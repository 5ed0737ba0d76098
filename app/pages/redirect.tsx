import type { NamedPage } from "#content/pages";
import * as otherPages from "#words/other-pages";
import { fill } from "../../content-schema/format/fill.ts";
import { InlineScript } from "../document/inline-script.tsx";
import keepQuery from "./redirect.js?raw";

const { moved } = otherPages;

/** For hosts that cannot redirect: a script, or a `<meta http-equiv="refresh">` without script. */
export default function Redirect({ page }: { page: NamedPage & { redirectTo: string } }) {
  const label = page.name === "gallery" ? moved.gallery : moved.disclaimer;
  return (
    <div className="page-body page-width">
      <h1>{moved.heading}</h1>
      <p>
        <a href={page.redirectTo}>{fill(moved.go, { page: label })}</a>
        <InlineScript code={keepQuery} />
      </p>
    </div>
  );
}
