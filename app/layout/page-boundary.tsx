import { Outlet } from "react-router";
import { ErrorPage } from "./error-page/error-page.tsx";

/** Holds a page's errors inside the site's frame, so that header, phone and footer stay. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
