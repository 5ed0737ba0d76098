import { paths } from "./paths.ts";

/** Redirects: the HTTP status, and the page that redirects on hosts that cannot. */
export const redirects = [
  { from: paths.beforeAfter, to: paths.gallery, status: 302, page: "before-after" },
  {
    from: paths.oldDisclaimer,
    to: paths.medicalDisclaimer,
    status: 301,
    page: "medical-disclaimer-redirect",
  },
] as const;

/** Documents for unknown URLs, served with status 404. */
export const notFoundPaths: { page: string; service: string } = {
  page: paths.notFound,
  service: paths.unknownService,
};
