/** Shows the gallery's index on the home page; also the id of the element that holds it. */
export const galleryFragment = "gallery";

/** Every path of the site; paths with a parameter are functions. */
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
  /** The video visit is a section of the photo consult page. */
  telehealth: "/content/photo-consult#telehealth",
  beforeVisit: "/content/before-your-visit",
  medicalDisclaimer: "/content/medical-disclaimer",
  terms: "/legal/terms",
  privacy: "/legal/privacy",
  notices: "/legal/notices",
  test: "/test",
  /** Documents for unknown addresses, served with status 404. */
  notFound: "/404",
  unknownService: "/service/404",
  /** The home page shows the gallery's index at this address (specification, section 2). */
  homeGallery: `/#${galleryFragment}`,
  /** Former addresses, which redirect. */
  beforeAfter: "/before-after",
  oldDisclaimer: "/medical-disclaimer",
} as const;

/** Files that are no pages of the site, by the folder that they are in. */
export const samplesFolder = "/samples/";
export const contactsFolder = "/contacts/";
export const galleryMediaFolder = "/gallery-media/";

export const serviceWorkerPath = "/service-worker.js";

/** The visit card of an office, by its id. */
export const contactCardPath = (office: string) => `${contactsFolder}${office}.vcf`;
export const servicePath = (slug: string) => `/service/${slug}`;
/** The stable address of a picture of `content/images/`, for other sites. */
export const imagePath = (name: string) => `/images/${name}.jpg`;
export const galleryPath = (id: string) => `/gallery/${id}`;

export const doctorPath = (slug: string, degree: string) =>
  `/provider/${slug}-${degree.toLowerCase()}`;
