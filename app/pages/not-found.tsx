import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import page from "#page/not-found";
import { search } from "../../content/search.ts";
import { SearchButton } from "../features/search/search-button.tsx";
import { ErrorPage } from "../layout/error-page/error-page.tsx";
import { hiddenPageMetadata } from "../seo/page-metadata.ts";

export const meta = () => hiddenPageMetadata(page, "/404");

/** Any address that does not exist; the server answers it with status 404. */
export default function NotFound() {
  return (
    <ErrorPage error={new ErrorResponse(404, "Not Found", null)}>
      <SearchButton>{search.heading}</SearchButton>
    </ErrorPage>
  );
}
