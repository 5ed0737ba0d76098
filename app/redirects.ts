import { paths } from "./paths.ts";

export const redirects = [
  { from: paths.beforeAfter, to: paths.gallery, status: 302, name: "gallery" },
  {
    from: paths.oldDisclaimer,
    to: paths.medicalDisclaimer,
    status: 301,
    name: "medical-disclaimer",
  },
] as const;

export const notFoundPaths: { page: string; service: string } = {
  page: paths.notFound,
  service: paths.unknownService,
};
