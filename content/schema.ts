import { z } from "zod";
import { answersSchema } from "./answers-schema.ts";
import {
  address,
  date,
  fact,
  link,
  list,
  optionalAddress,
  optionalContact,
  optionalDocument,
  optionalOrigin,
  optionalText,
  origin,
  pattern,
  siteAddress,
  slug,
  telephone,
  text,
  view,
} from "./fields.ts";
import { office, type specialDay, type week } from "./office-schema.ts";
import { timeZone } from "./today.ts";

const price = fact(
  z
    .number({ error: "a price in dollars such as 39.95" })
    .positive({ error: "a price above 0" })
    .multipleOf(0.01, { error: "a price in dollars and cents such as 39.95" }),
);

/** A sentence of its own, or nothing. */
const promise = (example: string) =>
  pattern(/^(?:[A-Z“].*[.!?])?$/, `a whole sentence such as “${example}”, or nothing`);

const reviewer = z.strictObject(
  { name: text("Counsel"), date },
  { error: 'who looked at it and when, such as { name: "…", date: "2026-12-01" }, or null' },
);

/** The one record of facts about the practice. */
export const practiceSchema = z.strictObject({
  brandName: fact(text("Sample Proctology")),
  titleSuffix: text("Beverly Hills Proctologist"),
  timeZone: z.literal(timeZone),
  provider: z.strictObject({
    name: fact(text("Sample Name")),
    degree: z.literal("DO", { error: 'the degree "DO" (never MD)' }),
    degreeName: text("Doctor of Osteopathic Medicine"),
    fictitiousNamePermit: fact(optionalText),
    licence: z.strictObject({
      type: text("Osteopathic Physician and Surgeon"),
      number: fact(text("20A 00000")),
      board: text("Osteopathic Medical Board of California"),
      boardUrl: address,
    }),
    certification: z.strictObject({
      board: fact(text("American Osteopathic Board of Proctology")),
      specialty: fact(text("Proctology")),
    }),
  }),
  /** What only the practice can keep. An empty one leaves its sentence out. */
  promises: z.strictObject({
    personAnswers: fact(promise("A person answers the phone during office hours.")),
    chaperone: fact(promise("A chaperone can be with you at every exam.")),
    replyTime: fact(promise("We answer within 5 business days.")),
    writtenPrice: fact(promise("You get the price in writing before any treatment starts.")),
    pastVersions: fact(promise("We keep past versions of this policy.")),
  }),
  phones: z.strictObject({ main: fact(telephone), tollFree: fact(telephone) }),
  offices: list(office, 1, 12),
  nearbyAreas: z.array(text("Newport Beach")),
  prices: z.strictObject({ photoConsult: price, telehealth: price }),
  photoConsult: z.strictObject({
    state: text("California"),
    fewestImages: z.int().min(1),
    mostImages: z.int().min(1),
    fileTypes: list(text("JPEG"), 1, 6),
    turnaround: fact(text("within 24 hours")),
  }),
  rating: z.strictObject({
    value: fact(z.number().min(1).max(5)),
    count: fact(z.int().min(1)),
    best: z.literal(5),
    source: fact(text("Online patient ratings")),
    asOf: fact(date),
    /** Whether search engines are given the rating too, and who has looked at that. */
    structuredData: z.strictObject({
      shown: z.boolean({ error: "true or false" }),
      reviewedBy: reviewer.nullable(),
    }),
  }),
  press: z.array(fact(text("Sample Press One"))),
  cards: list(text("Visa"), 1, 8),
  lender: z.strictObject({
    name: fact(text("Sample Health Card")),
    url: fact(optionalAddress),
    /** What is charged once the promotion is over; Regulation Z wants it beside the 0%. */
    laterRate: fact(text("29.99% APR on what is left")),
    terms: fact(text("The lender’s own terms")),
  }),
  social: z.array(
    z.strictObject({
      network: z.enum(["instagram", "youtube"]),
      label: text("Photos"),
      url: fact(address),
    }),
  ),
  /** `opted-out`, `not-enrolled` or `enrolled`: what the financing page tells Medicare patients. */
  medicare: fact(
    z.enum(["opted-out", "not-enrolled", "enrolled"], {
      error: "opted-out, not-enrolled or enrolled",
    }),
  ),
  hipaa: z.strictObject({
    coveredEntity: fact(z.boolean({ error: "true or false" })),
    privacyNotice: fact(optionalDocument),
  }),
  builder: z.strictObject({ label: fact(text("Website by …")), url: fact(optionalAddress) }),
  site: z
    .strictObject({
      url: fact(origin),
      assetHost: fact(optionalOrigin),
      bookingUrl: fact(siteAddress),
      photoConsultUrl: fact(siteAddress),
      contactEndpoint: fact(optionalAddress),
      securityContact: fact(optionalContact),
    })
    .refine(({ url, bookingUrl }) => URL.parse(bookingUrl)?.origin !== url, {
      path: ["bookingUrl", "value"],
      error: "an address on another origin than the site's",
    }),
  maps: z.strictObject({ load: z.enum(["near-view", "on-click"]) }),
  analytics: z.strictObject({
    token: fact(pattern(/^[A-Za-z0-9]*$/, "the project token (letters and digits), or nothing")),
    host: fact(origin),
    mode: fact(z.enum(["specified", "consent"], { error: "specified or consent" })),
    reviewedBy: reviewer.nullable(),
  }),
  answers: answersSchema,
});

/** The main navigation; a submenu holds links of one level. */
export const navigationSchema = z.array(
  z.strictObject({
    label: text("Services"),
    href: link.shape.href,
    submenu: z.array(link).optional(),
  }),
);

/** Title, heading and search description of one page. */
export const pageSchema = z.strictObject({
  title: text("Contact Us"),
  eyebrow: text("Contact"),
  heading: text("Talk to a person").refine(
    (heading) => [1, 3].includes(heading.split("*").length),
    {
      error:
        "a heading with no emphasis, or with one: between two stars, such as “The things *nobody* says”",
    },
  ),
  lead: text("Call either office, Monday to Friday."),
  description: z
    .string()
    .min(70, { error: "a description of 70 to 160 characters" })
    .max(160, { error: "a description of 70 to 160 characters" }),
  keywords: list(text("proctologist"), 2, 12),
  view,
  updated: date,
});

/** Every page of the site that is not a service, by the name the code knows it by. */
export const pageNames = [
  "home",
  "about",
  "provider",
  "services",
  "gallery",
  "testimonials",
  "contact",
  "financing",
  "photo-consult",
  "before-visit",
  "medical-disclaimer",
  "terms",
  "privacy",
  "notices",
  "schedule",
  "test",
  "not-found",
] as const;

/** All pages by name. */
export const pagesSchema = z.record(z.enum(pageNames), pageSchema);

const source = z.strictObject({
  title: text("Anal Fissures: clinical practice guideline"),
  organization: text("American Society of Colon and Rectal Surgeons"),
  year: z.int().min(1990).max(2100),
  url: address,
  /** The day on which somebody opened the source and found it to say this, for pages without a date. */
  accessed: date.optional(),
});

/** Icons that a service may carry; plain line icons, never body parts. */
export const serviceIcons = [
  "droplet",
  "scissors",
  "zap",
  "feather",
  "life-buoy",
  "layers",
  "test-tube",
  "activity",
] as const;

/** The front matter of one service page. The prose parts stand below it in the file. */
export const serviceSchema = z.strictObject({
  slug,
  order: z.int().min(1),
  title: text("Anal Fissure"),
  plainTitle: text("A small tear that hurts when you go"),
  /** The heading of the first part, as a question. */
  whatIs: pattern(/^\S.*\?$/, "a question such as “What is an anal fissure?”"),
  excerpt: text("Relax the muscle, heal the tear.").max(90, { error: "at most 90 characters" }),
  symptom: text("Pain or a tear").optional(),
  icon: z.enum(serviceIcons, { error: `one of ${serviceIcons.join(", ")}` }),
  view,
  lead: text("Two or three plain sentences."),
  description: pageSchema.shape.description,
  keywords: pageSchema.shape.keywords,
  glance: list(z.strictObject({ label: text("Time"), value: text("Under 30 minutes") }), 3, 6),
  care: z.strictObject({
    emergency: list(text("Heavy bleeding with fainting"), 2, 12),
    today: list(text("A new, very sore lump"), 2, 10),
    visit: list(text("Bleeding that lasts more than two days"), 2, 10),
    /** The numbers of the sources of these three lists. */
    sources: z.array(z.int().min(1)).optional(),
  }),
  questions: list(text("What else could this be?"), 4, 8),
  faq: list(
    z.strictObject({ question: text("Is it cancer?"), answer: text("Usually not…") }),
    3,
    9,
  ),
  related: list(slug, 2, 3),
  glossary: z.array(
    z.strictObject({ term: text("sphincter"), meaning: text("the ring of muscle …") }),
  ),
  sources: list(source, 3, 24),
  about: z.strictObject({
    type: z.enum(["MedicalCondition", "MedicalProcedure", "MedicalTest", "MedicalSignOrSymptom"]),
    name: text("Anal fissure"),
  }),
  review: z.strictObject({
    author: z.strictObject({ sample: z.boolean(), name: text("Practice editorial team") }),
    reviewer: z.strictObject({ sample: z.boolean(), name: text("Dr. Sample Name, DO") }),
    lastReviewed: date,
    nextReview: date,
  }),
});

/** What every service file holds below its front matter, in this order; `care` is `<CareCards />`. */
export const serviceParts = [
  "overview",
  "symptoms",
  "causes",
  "care",
  "diagnosis",
  "treatments",
  "visit",
  "recovery",
] as const;

export type ServicePart = (typeof serviceParts)[number];

/** One patient's words. Real ones need a written permission on file. */
export const testimonialsSchema = list(
  z
    .strictObject({
      sample: z.boolean({ error: "true or false" }),
      name: text("Sample patient A."),
      text: text("The patient’s words").min(40, { error: "a quote of at least 40 characters" }),
      permission: text("where the signed permission is kept").nullable(),
    })
    .refine(({ sample, permission }) => sample || permission !== null, {
      path: ["permission"],
      error:
        'where the signed permission is kept, such as permission: "Folder 3, 2026-10-02"; only a sample has null',
    }),
  1,
  200,
);

/** The words around the testimonials. */
export const testimonialWordsSchema = z.strictObject({
  sample: text("Sample, not a patient’s words"),
});

/** The gallery's categories; their pictures are checked by `gallery-schema.ts`. */
export const gallerySchema = list(
  z.strictObject({ id: slug, title: text("Abscess"), summary: text("What this is, in one line") }),
  1,
  20,
);

export type Practice = z.output<typeof practiceSchema>;
export type Office = Practice["offices"][number];
export type SpecialDay = z.input<typeof specialDay>;
export type Week = z.output<typeof week>;
export type NavigationItem = z.output<typeof navigationSchema>[number];
export type Page = z.output<typeof pageSchema>;
export type PageName = (typeof pageNames)[number];
export type NamedPage = Page & { readonly name: PageName };
export type Service = z.output<typeof serviceSchema>;
export type Testimonial = z.output<typeof testimonialsSchema>[number];
export type GalleryCategory = z.output<typeof gallerySchema>[number];
