import { accessibilityPanel } from "./accessibility-panel.ts";
import { define } from "./define.ts";
import { doctors } from "./doctors.ts";
import { facts, providerPath } from "./facts.ts";
import { footerSchema } from "./footer-schema.ts";
import { practice } from "./practice.ts";

const { rating, provider } = practice;

/** The words and links of every page's foot. Words in braces become links or figures there. */
export const footer = define("content/footer.ts", footerSchema, {
  rating: `{value} out of ${rating.best}, ${rating.count} ratings`,
  source: `Source: ${rating.source},`,
  asOf: "as of {date}",
  practice: {
    name: "Practice",
    heading: "The practice",
    links: [
      { label: "About", href: "/about" },
      { label: "Meet the doctor", href: providerPath },
      ...doctors.map(({ label, path }) => ({ label, href: path })),
      { label: "All services", href: "/services" },
      { label: "Before & After", href: "/gallery-popup" },
      { label: "Testimonials", href: "/testimonials" },
      { label: "Photo consult", href: "/content/photo-consult" },
      { label: "Before your visit", href: "/content/before-your-visit" },
      { label: "Financing Options", href: "/content/financing-options" },
      { label: "Book Online", href: "/schedule" },
    ],
  },
  services: "Services",
  contact: "Contact Us",
  licence: `${facts["brand"]} · ${facts["provider.name"]} · ${facts["provider.licence"]} · ${provider.degreeName} · Certified by the ${provider.certification.board}. Licensed and regulated by the {board}.`,
  education:
    "For education only. Not a diagnosis. In an emergency call 911. Open Payments: the {database} of what drug and device companies pay physicians is open to everyone; see {notices}.",
  database: "federal database",
  notices: "Patient notices",
  legal: [
    { label: "Privacy Policy", href: "/legal/privacy" },
    { label: "Terms of Service", href: "/legal/terms" },
    { label: "Patient notices", href: "/legal/notices" },
    { label: "Medical Disclaimer", href: "/content/medical-disclaimer" },
    accessibilityPanel.statement,
  ],
  privacyNotice: "Notice of Privacy Practices",
});
