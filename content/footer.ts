import { paths } from "../app/paths.ts";
import { accessibilityPanel } from "./accessibility-panel.ts";
import { define } from "./define.ts";
import { doctors } from "./doctors.ts";
import { facts, providerPath } from "./facts.ts";
import { footerSchema } from "./footer-schema.ts";
import { practice } from "./practice.ts";

const { rating, provider } = practice;
const permit = provider.fictitiousNamePermit
  ? ` (fictitious name permit no. ${provider.fictitiousNamePermit})`
  : "";

/** The words and links of every page's foot. Words in braces become links or figures there. */
export const footer = define("content/footer.ts", footerSchema, {
  rating: `{value} out of ${rating.best}, ${rating.count} ratings`,
  source: facts["rating.source"] ?? "",
  practice: {
    name: "Practice",
    heading: "The practice",
    links: [
      { label: "Meet the provider", href: paths.about },
      { label: "Education and certification", href: providerPath },
      ...doctors.map(({ label, path }) => ({ label, href: path })),
      { label: "All services", href: paths.services },
      { label: "Before & After", href: paths.gallery },
      { label: "Testimonials", href: paths.testimonials },
      { label: "Photo consult", href: paths.photoConsult },
      { label: "Before your visit", href: paths.beforeVisit },
      { label: "Financing Options", href: paths.financing },
      { label: "Book Online", href: paths.schedule },
    ],
  },
  services: "Services",
  contact: "Contact Us",
  licence: `${facts["brand"]}${permit} · ${facts["provider.name"]} · ${facts["provider.licence"]} · ${provider.degreeName} · Certified by the ${provider.certification.board}. Licensed and regulated by the {board}.`,
  education: "For education only. Not a diagnosis. In an emergency call 911. See the {notices}.",
  // The law's own words (Business and Professions Code 663); the link is part of the notice.
  openPayments:
    "For informational purposes only, a link to the federal Centers for Medicare and Medicaid Services (CMS) {openPayments} web page is provided here. The federal Physician Payments Sunshine Act requires that detailed information about payment and other payments of value worth over ten dollars ($10) from manufacturers of drugs, medical devices, and biologics to physicians and teaching hospitals be made available to the public.",
  database: "Open Payments",
  notices: "Patient notices",
  legal: [
    { label: "Privacy Policy", href: paths.privacy },
    { label: "Terms of Service", href: paths.terms },
    { label: "Patient notices", href: paths.notices },
    { label: "Medical Disclaimer", href: paths.medicalDisclaimer },
    accessibilityPanel.statement,
  ],
  privacyNotice: "Notice of Privacy Practices",
});
