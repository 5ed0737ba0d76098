/*
 * The practice's content, validated and as plain data. This is the only module of `app/` that
 * imports records; all others import `#content`. A bundle takes only the records that it names.
 */
export { accessibilityPanel, settingsWords } from "../content-schema/accessibility-panel.ts";
export { analyticsSettings } from "../content-schema/analytics-settings.ts";
export { bookingTrouble, bookingWords } from "../content-schema/booking.ts";
export { controls, movedWords, newTabNote, words } from "../content-schema/common.ts";
export { contactWords } from "../content-schema/contact.ts";
export { contactForm } from "../content-schema/contact-form.ts";
export { credentials } from "../content-schema/credentials.ts";
export { doctorWords } from "../content-schema/doctor.ts";
export { type DoctorRecord, doctors } from "../content-schema/doctors.ts";
export { facts, providerName, providerPath } from "../content-schema/facts.ts";
export { financing } from "../content-schema/financing.ts";
export { footer } from "../content-schema/footer.ts";
export {
  type GalleryCategory,
  gallery,
  galleryPictures,
  galleryServices,
  gallerySettings,
  galleryViews,
  galleryWords,
  gateWords,
  lightboxWords,
  type PicturePair,
  pictureWords,
} from "../content-schema/gallery.ts";
export { type HomeSection, home } from "../content-schema/home.ts";
export { figureNames, images, type NamedImage, namedImages } from "../content-schema/images.ts";
export { language, months } from "../content-schema/language.ts";
export {
  choices,
  hasGallery,
  hasPhotoConsult,
  hasTelehealth,
  hasTestimonials,
  modules,
} from "../content-schema/modules.ts";
export { listedServices, type NavigationItem, navigation } from "../content-schema/navigation.ts";
export { hoursWords, officeWords, statusWords } from "../content-schema/offices.ts";
export { offline } from "../content-schema/offline.ts";
export { type NamedPage, type Page, type PageName, pages } from "../content-schema/pages.ts";
export { photoCheck, photoCheckResults } from "../content-schema/photo-check.ts";
export { photoConsult } from "../content-schema/photo-consult.ts";
export { type Office, practice } from "../content-schema/practice.ts";
export { privacyChoices } from "../content-schema/privacy-choices.ts";
export { providerWords } from "../content-schema/provider.ts";
export { requiredNotices } from "../content-schema/required-notices.ts";
export { samples } from "../content-schema/samples.ts";
export { search, searchDialog, searchWords } from "../content-schema/search.ts";
export { serviceWords, unknownService } from "../content-schema/service.ts";
export {
  type Figures,
  type Schematic,
  type SchematicShape,
  type Service,
  type ServicePart,
  type ServiceRecord,
  schematicParts,
  type Treatment,
} from "../content-schema/service-schema.ts";
export {
  type MedicalPage,
  medicalPages,
  type ServiceSummary,
  serviceRecords,
  services,
} from "../content-schema/services.ts";
export { share } from "../content-schema/share.ts";
export { type Testimonial, testimonials } from "../content-schema/testimonials.ts";
export { ratingPanel, testimonialWords } from "../content-schema/testimonials-copy.ts";
export {
  type AddedPage,
  addedPages,
  legalUpdated,
  news,
  type ServiceTag,
  type TextTag,
  textWords,
} from "../content-schema/texts.ts";
export { colors } from "../content-schema/theme.ts";
export { visit, visits } from "../content-schema/visit.ts";
