import { strictObject, z } from "zod";
import choices from "./choices.json" with { type: "json" };
import { keysOf } from "./keys.ts";
import {
  entries,
  httpsUrl,
  list,
  nullable,
  optionalContact,
  optionalDocument,
  optionalEndpoint,
  optionalOrigin,
  optionalText,
  optionalTextLike,
  optionalUrl,
  origin,
  pastDate,
  pattern,
  personName,
  reviewer,
  telephone,
  text,
  vendorUrl,
} from "./validation/fields.ts";

const languageMessage = "a language such as en-US, or es";
const languageName = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
export const language = pattern(/^[a-z]{2}(?:-[A-Z]{2})?$/, languageMessage)
  .refine((tag) => languageName.of(tag) !== undefined, { error: languageMessage })
  .refine((tag) => !/^(?:Arab|Hebr|Thaa)$/.test(new Intl.Locale(tag).maximize().script ?? ""), {
    error: "a language that is written from left to right, as the layout is",
  })
  .meta({ hint: "Of the whole site, such as en-US. Screen readers choose their voice by it." });

/** A doctor's degree, with which the path of the doctor's page ends. */
export const degree = z.enum(keysOf(choices.degrees));

/** A state's license; in California, the board depends on the degree. */
export const license = strictObject({
  type: text("Osteopathic Physician and Surgeon"),
  number: text("20A 00000"),
  board: text("Osteopathic Medical Board of California"),
  boardUrl: httpsUrl,
  lookupUrl: httpsUrl
    .optional()
    .meta({ label: "License look-up", hint: "The board's own site, if this is left empty." }),
});

type Licensed = { degree: z.infer<typeof degree>; license: z.infer<typeof license> };

/** Osteopathic boards license DOs alone. */
export const osteopathicForDO = (
  field: "type" | "board",
): [(record: Licensed) => boolean, { path: string[]; error: string }] => [
  ({ degree, license }) => degree === "DO" || !/osteopathic/i.test(license[field]),
  { path: ["license", field], error: "what goes with the degree (osteopathic boards license DOs)" },
];

const specialty = strictObject({
  doctor: text("proctologist").meta({
    label: "What the doctor is called",
    hint: "As in: a board-certified proctologist.",
  }),
  schemaOrg: z.enum(choices.specialties).meta({
    label: "Field, for search engines",
    hint: "The nearest value of schema.org's list.",
  }),
});

const promise = (example: string) =>
  optionalTextLike(/^[A-Z“].*[.!?]$/s, `a whole sentence such as “${example}”, or nothing`);

const answer = text("You do not need a referral.");
const optionalAnswer = nullable(answer);

/** Who and what the practice is, what it offers, and its vendors. */
export const practiceSchema = strictObject({
  brandName: text("Sample Proctology").meta({ label: "Name of the practice" }),
  titleSuffix: text("Beverly Hills Proctologist").meta({ label: "End of every title" }),
  language,
  state: text("California").meta({
    hint: "Where the doctor is licensed, and may see patients from home.",
  }),
  timeZone: z.enum(choices.zones),
  timeZoneLabel: text("Pacific").meta({
    label: "Name of the time zone",
    hint: "As it stands behind the hours.",
  }),
  languages: list(text("English").meta({ label: "language" }), 1, 12).meta({
    label: "Languages spoken",
  }),
  specialty,
  provider: strictObject({
    name: personName("Sample Name"),
    degree,
    fictitiousNamePermit: optionalText.meta({
      hint: "For a practice under another name than the doctor's own.",
    }),
    license,
    certification: strictObject({
      board: optionalText.meta({
        hint: "Empty: no page says “board-certified” (Business and Professions Code 651).",
      }),
      specialty: text("Proctology"),
    }),
  })
    .refine(...osteopathicForDO("type"))
    .refine(...osteopathicForDO("board")),
  insurance: strictObject({
    accepted: z.boolean(),
    sentence: text("We do not bill insurance, so you pay us directly.").meta({
      label: "What pages say of it",
    }),
  }).meta({ hint: "Some texts are shown only with insurance, or only without." }),
  promises: strictObject({
    personAnswers: promise("A person answers the phone during office hours."),
    chaperone: promise("A chaperone can be with you at every exam."),
    replyTime: promise("We answer within 5 business days."),
    writtenPrice: promise("You get the price in writing before any treatment starts."),
    pastVersions: promise("We keep past versions of this policy."),
    vendorAgreements: promise("Each vendor has signed an agreement to protect what it handles."),
    quotedPrice: promise("What we quote is what you pay."),
    photoWeekends: promise("That counts weekends and holidays too."),
  }).meta({ hint: "What only the practice can keep. An empty one leaves its sentence out." }),
  phones: strictObject({
    main: telephone,
    tollFree: nullable(telephone).meta({ hint: "Leave it empty when there is none." }),
    text: nullable(telephone).meta({
      label: "Text messages",
      hint: "Patients can write to it before and after visits. Leave it empty when there is none.",
    }),
  }),
  nearbyAreas: entries(text("Newport Beach").meta({ label: "town" }))
    .default([])
    .meta({ label: "Towns nearby", hint: "Without an office. The list may be empty." }),
  // Every page, menu and list omits a feature that is `null` or an empty list.
  /** Its price is in `prices.yaml`. */
  photoConsult: nullable(
    strictObject({
      fewestImages: z.int().min(1),
      mostImages: z.int().min(2, { error: "2 or more, as pages speak of photos" }),
      fileTypes: list(text("JPEG"), 1, 6),
      turnaround: text("within 24 hours").meta({ label: "Report ready" }),
    }).refine(({ fewestImages, mostImages }) => fewestImages <= mostImages, {
      path: ["mostImages"],
      error: "as many as the fewest, or more",
    }),
  ).meta({ hint: "Leave all empty when there is none: its page and every link to it go too." }),
  rating: nullable(
    strictObject({
      value: z.number().min(1).max(5).multipleOf(0.01, { error: "at most two decimals" }),
      count: z.int().min(2, { error: "2 or more, as pages speak of ratings" }),
      best: z.literal(5),
      source: text("Online patient ratings"),
      asOf: pastDate,
      structuredData: strictObject({
        shown: z.boolean(),
        reviewedBy: reviewer.nullable(),
      }).meta({ label: "Given to search engines" }),
    }),
  ).meta({ hint: "Leave all empty to show no rating." }),
  cards: list(text("Visa"), 1, 8),
  lender: nullable(
    strictObject({
      name: text("Sample Health Card"),
      url: optionalUrl,
      /** Regulation Z requires it next to the 0%. */
      laterRate: text("29.99% APR on what is left").meta({ label: "Rate after the promotion" }),
      terms: text("The lender’s own terms"),
    }),
  ).meta({ hint: "Leave all empty when there is none." }),
  social: entries(strictObject({ label: text("Photos"), url: httpsUrl }))
    .meta({ label: "Social networks", hint: "Without an entry, the site shows none." })
    .default([]),
  medicare: z
    .enum(["opted-out", "not-enrolled", "enrolled"])
    .meta({ hint: "What the doctor has told Medicare." }),
  hipaa: strictObject({ coveredEntity: z.boolean(), privacyNotice: optionalDocument }).meta({
    label: "Health privacy (HIPAA)",
  }),
  builder: strictObject({ label: text("Website by …"), url: optionalUrl }).meta({
    label: "Who made the site",
  }),
  site: strictObject({
    url: origin,
    assetHost: optionalOrigin,
    bookingUrl: vendorUrl,
    photoConsultUrl: vendorUrl,
    contactEndpoint: optionalEndpoint,
    securityContact: optionalContact,
  })
    .refine(({ url, bookingUrl }) => URL.parse(bookingUrl)?.origin !== url, {
      path: ["bookingUrl"],
      error: "an address on another origin than the site's",
    })
    .meta({ label: "Addresses of the site and its vendors" }),
  maps: strictObject({ load: z.enum(["near-view", "on-click"]) }),
  analytics: strictObject({
    token: pattern(/^[A-Za-z0-9]*$/, "the project token (letters and digits), or nothing"),
    host: origin,
    mode: z.enum(["specified", "consent"], { error: "specified or consent" }),
    reviewedBy: reviewer.nullable(),
  }),
  answers: strictObject({
    payment: answer,
    cancellation: answer,
    referral: answer,
    ages: answer,
    preparation: answer,
    period: answer,
    drivingHome: answer,
    outsideTests: answer,
    doctorGender: answer,
    languages: answer,
    photosSeenBy: answer,
    photosKept: answer,
    photosKeptFor: answer,
    retake: answer,
    refund: answer,
    afterHours: answer.meta({
      hint: "How a patient reaches a doctor at night and at weekends after a treatment.",
    }),
    // Without one of these, its question is not shown.
    wait: optionalAnswer,
    visitLength: optionalAnswer,
    late: optionalAnswer,
    records: optionalAnswer,
    inTheRoom: optionalAnswer,
    companion: optionalAnswer,
    children: optionalAnswer,
    sedation: optionalAnswer,
    bodySize: optionalAnswer,
    transit: optionalAnswer,
    workNote: optionalAnswer,
    operations: optionalAnswer,
    results: optionalAnswer,
    prescriptions: optionalAnswer,
    videoApp: optionalAnswer,
    receipt: optionalAnswer,
    cardStatement: optionalAnswer,
    voicemail: optionalAnswer,
    textMessages: optionalAnswer,
    mail: optionalAnswer,
    sign: optionalAnswer,
    nameCalled: optionalAnswer,
  }).meta({
    label: "Answers to what patients ask",
    hint: "Each is a full sentence. An empty one leaves its question out.",
  }),
});
