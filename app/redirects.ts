import { paths } from "./paths.ts";

/**
 * Addresses that only lead elsewhere, how the server answers them, and the page
 * that leads on where a host cannot.
 */
export const redirects = [
  { from: paths.beforeAfter, to: paths.gallery, status: 302, page: "before-after" },
  {
    from: paths.oldDisclaimer,
    to: paths.medicalDisclaimer,
    status: 301,
    page: "medical-disclaimer-moved",
  },
] as const;

/** The documents for addresses that do not exist; a server sends them with status 404. */
export const missingPaths: { page: string; service: string } = {
  page: paths.notFound,
  service: paths.unknownService,
};
