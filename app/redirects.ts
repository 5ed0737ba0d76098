import { paths } from "./paths.ts";

/** Former paths of pages: the HTTP status, and the name of the page. */
export const redirects = [
  { from: paths.beforeAfter, to: paths.gallery, status: 302, name: "gallery" },
  {
    from: paths.oldDisclaimer,
    to: paths.medicalDisclaimer,
    status: 301,
    name: "medical-disclaimer",
  },
] as const;

/** Documents for unknown URLs, served with status 404. */
export const notFoundPaths: { page: string; service: string } = {
  page: paths.notFound,
  service: paths.unknownService,
};
