import { aftercareIndexPath } from "../content-schema/format/page-path.ts";
import { galleryFragment } from "./file-paths.ts";

/** The path of each page that is the same for every practice. */
export const paths = {
  home: "/",
  about: "/about",
  services: "/services",
  gallery: "/gallery-popup",
  testimonials: "/testimonials",
  contact: "/contact-us",
  schedule: "/schedule",
  financing: "/content/financing-options",
  photoConsult: "/content/photo-consult",
  telehealth: "/content/photo-consult#telehealth",
  beforeVisit: "/content/before-your-visit",
  aftercare: aftercareIndexPath,
  medicalDisclaimer: "/content/medical-disclaimer",
  terms: "/legal/terms",
  privacy: "/legal/privacy",
  notices: "/legal/notices",
  test: "/test",
  /** Documents for malformed URLs, served with status 400, and for unknown ones, with 404. */
  malformed: "/400",
  notFound: "/404",
  unknownService: "/service/404",
  /** The home page shows the gallery's index at this URL (specification, section 2). */
  homeGallery: `/#${galleryFragment}`,
  /** Former paths, which redirect. */
  beforeAfter: "/before-after",
  oldDisclaimer: "/medical-disclaimer",
} as const;

/** The address of the list of emergency signs. */
export const emergencyList = `${paths.medicalDisclaimer}#when-it-is-an-emergency`;

/** Hosts that cannot redirect serve a page for each whose target exists (app/pages/redirect.tsx). */
export const redirects = [
  { from: paths.beforeAfter, to: paths.gallery, status: 302, name: "gallery" },
  {
    from: paths.oldDisclaimer,
    to: paths.medicalDisclaimer,
    status: 301,
    name: "medical-disclaimer",
  },
] as const;

/** The stable path of a picture of `content/images/`, for links from other sites. */
export const imagePath = (name: string) => `/images/${name}.jpg`;
/** The path of a gallery category. */
export const galleryPath = (id: string) => `/gallery/${id}`;
