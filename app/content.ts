import { loadContent } from "../content-schema/load-content.ts";
import { contentFolder } from "../content-schema/source.ts";

/** Imported as `#content`: a bundle takes only the names it uses (scripts/vite/content.ts). */
export const {
  accessibilityPanel,
  addedPages,
  aftercare,
  aftercareWords,
  analyticsSettings,
  bookingTrouble,
  bookingWords,
  colors,
  contactForm,
  contactWords,
  controls,
  credentials,
  doctors,
  doctorWords,
  facts,
  financing,
  footer,
  gallery,
  galleryPages,
  galleryPictures,
  gallerySettings,
  galleryWords,
  gateWords,
  home,
  hoursWords,
  images,
  lightboxWords,
  listedServices,
  months,
  namedImages,
  navigation,
  news,
  newTabNote,
  officePhones,
  officeWords,
  optionalParts,
  otherPages,
  pages,
  photoCheck,
  photoCheckResults,
  photoConsult,
  pictureWords,
  practice,
  privacyChoices,
  providerName,
  providerPath,
  providerWords,
  samples,
  search,
  searchDialog,
  searchHelp,
  searchWords,
  serviceRecords,
  services,
  serviceWords,
  settingsWords,
  share,
  statusWords,
  telehealth,
  textLinks,
  testimonials,
  testimonialWords,
  textWords,
  translations,
  triage,
  urgentSearch,
  urgentSigns,
  visit,
  visits,
  words,
} = loadContent(contentFolder);

export type { AftercareSheet } from "../content-schema/aftercare.ts";
export type { DoctorRecord } from "../content-schema/doctors.ts";
export type { PicturePair } from "../content-schema/gallery.ts";
export type { NamedImage } from "../content-schema/images.ts";
export type { NamedPage, Page } from "../content-schema/pages.ts";
export type { Office } from "../content-schema/practice.ts";
export type * from "../content-schema/service-schema.ts";
export type { ServiceRecord, ServiceSummary } from "../content-schema/services.ts";
export type { Testimonial } from "../content-schema/testimonials.ts";
export type { AddedPage, ServiceTag, TextTag } from "../content-schema/texts.ts";
export type { UrgentSearch } from "../content-schema/urgent-signs.ts";
