import { pages, words } from "#content";
import { fillWith } from "../components/fill/fill-with.ts";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { usePath } from "../page-context.ts";
import { paths } from "../paths.ts";
import { hiddenPageMetadata } from "../seo/page-metadata.ts";

export const metadata = () => hiddenPageMetadata(pages.test, paths.test);

/** The current path, for developers. */
export default function Test() {
  const path = usePath();
  return (
    <PageHero
      {...pages.test}
      path={path}
      lead={
        <>
          <p>{pages.test.lead}</p>
          <p>{fillWith(words.test, { path: <code>{path}</code> })}</p>
        </>
      }
    />
  );
}
