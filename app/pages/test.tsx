import type { NamedPage } from "#content/pages";
import * as commonWords from "#words/common";
import { fillWith } from "../components/fill/fill-with.ts";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { usePage } from "../page-context.ts";

/** Shows the current path, for developers. */
export default function Test({ page }: { page: NamedPage }) {
  const { path } = usePage();
  const lead = (
    <>
      <p>{page.lead}</p>
      <p>{fillWith(commonWords.test, { path: <code>{path}</code> })}</p>
    </>
  );
  return <PageHero page={{ ...page, lead }} />;
}
