import { redirect as redirectWords } from "#words/other-pages";
import { fill } from "../../content-schema/format/fill.ts";
import { InlineScript } from "../document/inline-script.tsx";
import type { PageRecord } from "../seo/page-metadata.ts";
import keepQuery from "./keep-query.js?raw";

type Props = { page: PageRecord & { name?: string; redirectTo: string } };

/** For hosts that cannot redirect: a script, or a `<meta http-equiv="refresh">` without script. */
export default function Redirect({ page }: Props) {
  const labels = { gallery: redirectWords.gallery, "medical-disclaimer": redirectWords.disclaimer };
  const label = labels[page.name as keyof typeof labels] ?? page.title;
  return (
    <div className="page-body page-width">
      <h1>{redirectWords.heading}</h1>
      <p>
        <a href={page.redirectTo}>{fill(redirectWords.go, { page: label })}</a>
        <InlineScript code={keepQuery} />
      </p>
    </div>
  );
}
