import { search } from "#content";
import { SearchButton } from "../features/search/search-button.tsx";
import { ErrorPage } from "../layout/error-page/error-page.tsx";

/** The document for unknown URLs, served with status 404. */
export default function NotFound() {
  return (
    <ErrorPage status="404 Not Found">
      <SearchButton>{search.heading}</SearchButton>
    </ErrorPage>
  );
}
