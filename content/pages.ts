import { define } from "./define.ts";
import { doctorsCounted } from "./doctors.ts";
import { facts, providerName } from "./facts.ts";
import { capital, inWords } from "./in-words.ts";
import { samples } from "./samples.ts";
import { type NamedPage, type PageName, pagesSchema } from "./schema.ts";
import { services } from "./services.ts";

/** The words at the head of each page, and what search engines and links show of it. */
const records = define("content/pages.ts", pagesSchema, {
  home: {
    title: "Private proctology care",
    eyebrow: `Proctology · ${facts["offices.short"]}`,
    heading: "Calm care for the things *nobody* likes to talk about.",
    lead: `Bleeding, pain, itching or a lump: we see it every day. ${capital(doctorsCounted)}, ${facts["offices.counted"]}, clear prices: you can start by photo, by video or in person.`,
    description: `A proctologist in ${facts["offices.where"]} for bleeding, pain, itching and lumps. Private visits, clear prices, and a first look by photo or video.`,
    keywords: ["proctologist", "Beverly Hills", "Huntington Beach", "hemorrhoids", "anal fissure"],
    view: "dawn",
    updated: "2026-11-22",
  },
  about: {
    title: "Meet the Provider",
    eyebrow: "Meet the provider",
    heading: "A doctor you can tell anything",
    lead: `Meet ${providerName}, and see what a first visit is like before you decide to come in.`,
    description: `Who ${providerName} is, how visits work in ${facts["offices.where"]}, and what we can look at together.`,
    keywords: ["proctologist", "osteopathic physician", "Beverly Hills", "about"],
    view: "dunes",
    updated: "2026-11-22",
  },
  provider: {
    title: "Education and Certification",
    eyebrow: "Education and certification",
    heading: providerName,
    lead: "The doctor’s education, board certification, leadership and awards, and the state license behind them.",
    description: `Education, board certification, past presidency and awards of ${providerName}, osteopathic physician and surgeon in California.`,
    keywords: ["DO", "osteopathic physician", "board certification", "proctology"],
    view: "lighthouse",
    updated: "2026-11-22",
  },
  services: {
    title: "Services",
    eyebrow: "Services",
    heading: "What we treat",
    lead: `${capital(inWords(services.length))} reasons to see us. Each page explains what it may be, when to get help and what a visit is like.`,
    description:
      "Rectal bleeding, hemorrhoids, fissures, itching, skin tags, skin problems and STD testing: what each is, when to call and how we treat it.",
    keywords: ["proctology services", "hemorrhoid treatment", "anal fissure", "skin tag removal"],
    view: "hills",
    updated: "2026-11-22",
  },
  gallery: {
    title: "Before & After Gallery",
    eyebrow: "Before & After",
    heading: "Before & After Gallery",
    lead: "Pictures from before and after treatment, sorted by condition. They stay covered until you choose to see them.",
    description:
      "Before and after pictures by condition, shown only after you confirm that you are 18 or older and have read our medical disclaimer.",
    keywords: ["before and after", "gallery", "proctology"],
    view: "cove",
    updated: "2026-11-22",
  },
  testimonials: {
    title: "Patient Testimonials",
    heading: "Patient Testimonials",
    ...(samples.testimonials
      ? {
          eyebrow: "Sample texts",
          lead: "No patient wrote these texts. They show where real words will stand, once patients have agreed to share them.",
          description: `Where patients’ words about their visits in ${facts["offices.where"]} will stand. The texts shown until then are samples, not written by patients.`,
        }
      : {
          eyebrow: "In patients’ words",
          lead: "What it was like to walk in, to be heard, and to leave with a plan.",
          description: `What patients say about their visits in ${facts["offices.where"]}: being heard, clear prices and a calm, private exam.`,
        }),
    keywords: ["patient testimonials", "reviews", "proctologist"],
    view: "birds",
    updated: "2026-11-22",
  },
  contact: {
    title: "Contact Us",
    eyebrow: "Contact",
    heading: "Contact Us",
    lead: `Our offices are in ${facts["offices"]}. You can reach us by phone ${facts["hours"]}. ${facts["promise.personAnswers"]}`,
    description: `Phone numbers, addresses, hours and directions for our proctology offices in ${facts["offices.where"]}.`,
    keywords: ["contact", "phone", "directions", "Beverly Hills", "Huntington Beach"],
    view: "pier",
    updated: "2026-11-22",
  },
  financing: {
    title: "Financing Options",
    eyebrow: "Prices and payment",
    heading: "Financing Options",
    lead: "You know the price before anything starts, and you can take your time to decide.",
    description: `Exact prices: photo consult ${facts["price.photoConsult"]}, telehealth visit ${facts["price.telehealth"]}. Cards, HSA and FSA accepted; package pricing for in-office care.`,
    keywords: ["prices", "financing", "HSA", "FSA", "photo consult price"],
    view: "boats",
    updated: "2026-11-22",
  },
  "photo-consult": {
    title: "Photo Consult",
    eyebrow: "Solutions from home",
    heading: `Photo consult, ${facts["price.photoConsult"]}`,
    // Kept on one line, so that the first lines break alike in every font and nothing moves.
    lead: `Send one to three photos. A\u00a0proctologist\u00a0looks at them, and you get a report ${facts["photoConsult.turnaround"]}. For ${facts["photoConsult.state"]} residents who are 18 or older.`,
    description: `Send one to three photos from home for ${facts["price.photoConsult"]}. A proctologist reviews them and you get a report ${facts["photoConsult.turnaround"]}. ${facts["photoConsult.state"]} only.`,
    keywords: ["photo consult", "online proctologist", "California", "telehealth"],
    view: "night",
    updated: "2026-11-22",
  },
  "before-visit": {
    title: "Before Your Visit",
    eyebrow: "Before your visit",
    heading: "What to expect at your visit",
    lead: "Read what happens in the room, what to bring, what to ask and where to park.",
    description:
      "What to expect at a proctology visit, what to bring, questions to choose and print, and directions and parking for each office.",
    keywords: ["proctologist visit", "what to expect", "what to bring", "questions to ask"],
    view: "hills",
    updated: "2026-11-22",
  },
  "medical-disclaimer": {
    title: "Medical Disclaimer",
    eyebrow: "Please read first",
    heading: "Medical Disclaimer",
    lead: "What our pictures and pages are for, and what they cannot do.",
    description:
      "What the pictures and texts on this site are for: consenting patients, education only, results vary, viewers 18 or older. In an emergency, call 911.",
    keywords: ["medical disclaimer", "before and after", "18 or older"],
    view: "marsh",
    updated: "2026-11-22",
  },
  terms: {
    title: "Terms of Service",
    eyebrow: "Legal",
    heading: "Terms of Service",
    lead: "With the accessibility statement, the privacy policy and the medical disclaimer, in one place.",
    description:
      "Terms of service of this website, with the accessibility statement, the privacy policy and the medical disclaimer in one place.",
    keywords: ["terms of service", "accessibility statement", "California"],
    view: "cliffs",
    updated: "2026-11-22",
  },
  privacy: {
    title: "Privacy Policy",
    eyebrow: "Legal",
    heading: "Privacy Policy",
    lead: "What this site knows about you, what it does not, and who else is involved.",
    description:
      "What this website collects, what it never collects, which companies are involved, how HIPAA and California law apply, and how changes are announced.",
    keywords: ["privacy policy", "HIPAA", "California privacy"],
    view: "marsh",
    updated: "2026-11-22",
  },
  notices: {
    title: "Patient Notices",
    eyebrow: "Your rights",
    heading: "Patient Notices",
    lead: "Your right to a price estimate, and the notices that California and federal law ask us to give you.",
    description:
      "Good Faith Estimate, Open Payments, license and board, non-discrimination and telehealth consent: the notices we owe every patient.",
    keywords: ["good faith estimate", "open payments", "telehealth consent", "patient rights"],
    view: "lighthouse",
    updated: "2026-11-22",
  },
  schedule: {
    title: "Book Online",
    eyebrow: "Appointments",
    heading: "Book your visit",
    lead: "Pick a time below, or call us during office hours if you would rather talk.",
    description: `Book a proctology appointment online in ${facts["offices.where"]}, or call an office. ${facts["hours.line"]}.`,
    keywords: ["book appointment", "proctologist appointment", "Beverly Hills"],
    view: "dawn",
    updated: "2026-11-22",
  },
  test: {
    title: "Test",
    eyebrow: "For developers",
    heading: "Current path",
    lead: "This page shows where the browser is, and it is not listed anywhere.",
    description:
      "A page for developers that shows the path the browser is on. It is not part of the site’s navigation and is not indexed.",
    keywords: ["test", "debug"],
    view: "hills",
    updated: "2026-11-20",
  },
  "not-found": {
    title: "Page Not Found",
    eyebrow: "Error",
    heading: "Unexpected Application Error!",
    lead: "We could not find this page, but we can help you find what you were looking for.",
    description:
      "The page you asked for does not exist. Go to the home page, see all services, or call one of our offices.",
    keywords: ["error", "not found"],
    view: "night",
    updated: "2026-11-20",
  },
});

/**
 * Title, heading, first sentence and search description of every page that is not a service.
 * `view` names the picture of the coast at its head; `updated` is the date of its last change.
 */
export const pages = Object.fromEntries(
  Object.entries(records).map(([name, page]) => [name, { ...page, name }]),
) as { readonly [Name in PageName]: NamedPage };
