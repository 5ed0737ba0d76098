import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { ErrorPage } from "../layout/error-page/error-page.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";

export const meta = () => namedPageMetadata("not-found", "/404", false);

/** Any address that does not exist; the server answers it with status 404. */
export default function NotFound() {
  return <ErrorPage error={new ErrorResponse(404, "Not Found", null)} />;
}
