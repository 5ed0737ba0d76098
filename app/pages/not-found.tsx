import { pages, search } from "#content";
import { SearchButton } from "../features/search/search-button.tsx";
import { ErrorPage } from "../layout/error-page/error-page.tsx";
import { paths } from "../paths.ts";
import { hiddenPageMetadata } from "../seo/page-metadata.ts";

export const metadata = () => hiddenPageMetadata(pages["not-found"], paths.notFound);

/** The document for unknown URLs, served with status 404. */
export default function NotFound() {
  return (
    <ErrorPage status="404 Not Found">
      <SearchButton>{search.heading}</SearchButton>
    </ErrorPage>
  );
}
