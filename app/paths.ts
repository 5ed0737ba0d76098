/** Every path of the site, written once. Pages with a parameter are functions. */
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
  /** The video visit has its section on that page. */
  telehealth: "/content/photo-consult#telehealth",
  beforeVisit: "/content/before-your-visit",
  medicalDisclaimer: "/content/medical-disclaimer",
  terms: "/legal/terms",
  privacy: "/legal/privacy",
  notices: "/legal/notices",
  test: "/test",
  /** Documents that a server sends, with status 404, for addresses that do not exist. */
  notFound: "/404",
  unknownService: "/service/404",
  /** The home page shows the gallery's index at this address (specification, section 2). */
  homeGallery: "/#gallery",
  /** Former addresses. */
  beforeAfter: "/before-after",
  oldDisclaimer: "/medical-disclaimer",
} as const;

export const servicePath = (slug: string) => `/service/${slug}`;
/** A picture of `content/images/` for other sites: its address stays when it changes. */
export const imagePath = (name: string) => `/images/${name}.jpg`;
export const galleryPath = (id: string) => `/gallery/${id}`;

/** The path of a doctor's page: `/provider/{name}-do`. */
export const doctorPath = (slug: string, degree: string) =>
  `/provider/${slug}-${degree.toLowerCase()}`;
