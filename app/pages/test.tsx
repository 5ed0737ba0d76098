import { useLocation } from "react-router";
import page from "#page/test";
import { words } from "../../content/words.ts";
import { fillWith } from "../components/fill/fill-with.ts";
import { PageHead } from "../layout/page-head/page-head.tsx";
import { hiddenPageMetadata } from "../seo/page-metadata.ts";

export const meta = () => hiddenPageMetadata(page, "/test");

/** Shows the current path, for developers. */
export default function Test() {
  const { pathname } = useLocation();
  return (
    <PageHead
      page={page}
      path="/test"
      more={<p>{fillWith(words.test, { path: <code>{pathname}</code> })}</p>}
    />
  );
}
