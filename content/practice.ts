import { confirmed, define, fromEnvironment, sample } from "./define.ts";
import { practiceSchema, type SpecialDay } from "./schema.ts";

const weekdays = { opens: "09:00", closes: "17:00" };
const hours = {
  monday: weekdays,
  tuesday: weekdays,
  wednesday: weekdays,
  thursday: weekdays,
  friday: weekdays,
  saturday: null,
  sunday: null,
};

/** Holidays and other hours of all offices. Past days are removed automatically. */
const holidays: SpecialDay[] = [
  // { date: "2026-12-25", hours: null, reason: "Christmas Day" },
];

/**
 * The facts of the practice: the only place where a name, phone, address, hour or price stands.
 * `sample("…")` is a placeholder to replace before going live; `confirmed("…")` is true.
 */
export const practice = define("content/practice.ts", practiceSchema, {
  brandName: sample("Sample Proctology"),
  titleSuffix: "Beverly Hills Proctologist",
  timeZone: "America/Los_Angeles",
  provider: {
    name: sample("Sample Name"),
    degree: "DO",
    degreeName: "Doctor of Osteopathic Medicine",
    // A practice under another name than the doctor's own needs one (Business and Professions Code 2415).
    fictitiousNamePermit: sample(""),
    licence: {
      type: "Osteopathic Physician and Surgeon",
      number: sample("20A 00000"),
      board: "Osteopathic Medical Board of California",
      boardUrl: "https://www.ombc.ca.gov",
    },
    certification: {
      board: sample("Sample Osteopathic Board of Proctology"),
      specialty: sample("Proctology"),
    },
  },
  // What only the practice can keep. Pages print these sentences; confirmed("") leaves one out.
  promises: {
    personAnswers: sample("A person answers the phone during office hours."),
    chaperone: sample("A chaperone can be with you at every exam."),
    replyTime: sample("We answer within 5 business days."),
    writtenPrice: sample("You get the price in writing before any treatment starts."),
    pastVersions: sample("We keep past versions of this policy."),
  },
  phones: { main: sample("+13105550100"), tollFree: sample("+18005550199") },
  offices: [
    {
      id: "beverly-hills",
      name: "Beverly Hills",
      street: sample("000 S Beverly Drive"),
      suite: confirmed("Suite 310"),
      city: "Beverly Hills",
      state: "CA",
      zip: confirmed("90212"),
      phone: sample("+13105550100"),
      hours,
      specialDays: holidays,
      parking: sample(
        "Sample: paid garage under the building, with its entrance on the alley side.",
      ),
      arrival: sample(
        "Sample: take the elevator to the third floor, where the sign at the door does not say what we treat.",
      ),
      access: sample(
        "Sample: step-free entrance, elevator, accessible restroom, and an exam table that lowers.",
      ),
      mapUrl: sample(
        "https://www.google.com/maps?q=Beverly+Drive,+Beverly+Hills,+CA+90212&output=embed",
      ),
      directionsUrl: sample(
        "https://www.google.com/maps/dir/?api=1&destination=Beverly+Drive,+Beverly+Hills,+CA+90212",
      ),
      view: "palms",
    },
    {
      id: "huntington-beach",
      name: "Huntington Beach",
      street: sample("000 Beach Blvd"),
      suite: confirmed("Suite 101A"),
      city: "Huntington Beach",
      state: "CA",
      zip: confirmed("92648"),
      phone: sample("+17145550100"),
      hours,
      specialDays: holidays,
      parking: sample(
        "Sample: free parking in front of the building, with two accessible spaces by the door.",
      ),
      arrival: sample(
        "Sample: the office is on the ground floor, to the left of the main entrance.",
      ),
      access: sample(
        "Sample: step-free entrance, accessible parking and restroom, and an exam table that lowers.",
      ),
      mapUrl: sample(
        "https://www.google.com/maps?q=Beach+Blvd,+Huntington+Beach,+CA+92648&output=embed",
      ),
      directionsUrl: sample(
        "https://www.google.com/maps/dir/?api=1&destination=Beach+Blvd,+Huntington+Beach,+CA+92648",
      ),
      view: "pier",
    },
  ],
  nearbyAreas: ["Newport Beach"],
  prices: { photoConsult: confirmed(39.95), telehealth: confirmed(99.95) },
  photoConsult: {
    state: "California",
    fewestImages: 1,
    mostImages: 3,
    fileTypes: ["JPEG", "PDF", "PNG"],
    turnaround: confirmed("within 24 hours"),
  },
  rating: {
    value: sample(4.92),
    count: sample(12),
    best: 5,
    source: sample("sample patient ratings"),
    asOf: sample("2026-11-01"),
    structuredData: { shown: true, reviewedBy: null },
  },
  press: [
    sample("Sample Press One"),
    sample("The Sample Review"),
    sample("Sample Health"),
    sample("Sample Weekly"),
    sample("Coast Sample"),
  ],
  cards: ["Visa", "MasterCard", "American Express", "Discover"],
  lender: {
    name: sample("Sample Health Card"),
    url: sample("https://www.example.com/sample-health-card"),
    laterRate: sample("the lender’s standard APR (sample: the figure comes from its terms)"),
    terms: sample(
      "Sample terms: 0% promotional APR for 6 months on approved credit. After that, the standard APR applies to what is left. The lender decides who qualifies and sets the terms.",
    ),
  },
  social: [
    {
      network: "instagram",
      label: "Photos on Instagram",
      url: sample("https://www.instagram.com/"),
    },
    { network: "youtube", label: "Videos on YouTube", url: sample("https://www.youtube.com/") },
  ],
  // What the doctor has told Medicare: opted-out, not-enrolled or enrolled. The financing page says
  // what that means for its patients.
  medicare: sample("opted-out" as const),
  // A covered entity posts its full Notice of Privacy Practices here (45 CFR 164.520); the privacy
  // page says what holds for the practice.
  hipaa: { coveredEntity: sample(true), privacyNotice: sample("") },
  builder: { label: sample("Website by Sample Studio"), url: sample("") },
  site: {
    url: fromEnvironment("SITE_URL", sample("https://www.example.com")),
    assetHost: fromEnvironment("SITE_ASSET_HOST", confirmed("")),
    bookingUrl: fromEnvironment("SITE_BOOKING_URL", sample("/samples/booking.html")),
    photoConsultUrl: fromEnvironment(
      "SITE_PHOTO_CONSULT_URL",
      sample("/samples/photo-consult-form.html"),
    ),
    contactEndpoint: fromEnvironment("SITE_CONTACT_ENDPOINT", confirmed("")),
    securityContact: fromEnvironment("SITE_SECURITY_CONTACT", confirmed("")),
  },
  maps: { load: "near-view" },
  analytics: {
    token: fromEnvironment("SITE_ANALYTICS_TOKEN", confirmed("")),
    host: fromEnvironment("SITE_ANALYTICS_HOST", confirmed("https://api-js.mixpanel.com")),
    mode: fromEnvironment("SITE_ANALYTICS_MODE", confirmed("specified")) as {
      sample: boolean;
      value: "specified" | "consent";
    },
    reviewedBy: null,
  },
  // What patients ask before they come or send photos. Each answer is a full sentence.
  answers: {
    // In dollars; null while the price is given by phone.
    firstVisitPrice: sample(null),
    payment: sample(
      "Sample: you pay for the visit on the day. You pay for a treatment only after you have agreed to its price in writing.",
    ),
    cancellation: sample(
      "Sample: you can change or cancel a visit at no charge until 24 hours before it.",
    ),
    referral: sample(
      "Sample: you do not need a referral, but please bring any letter that another doctor gave you.",
    ),
    ages: sample(
      "Sample: we see people who are 18 or older, so please call a pediatrician about anyone younger.",
    ),
    preparation: sample(
      "Sample: eat and drink as usual before a first visit, and use an enema only if we ask you to.",
    ),
    period: sample(
      "Sample: you do not have to cancel because of a period, but you can move the visit if you would rather wait.",
    ),
    drivingHome: sample(
      "Sample: you can drive home after an exam. If you might be given a sedative, we tell you ahead of time so that someone can drive you.",
    ),
    doctorGender: sample("Sample: the practice says here whether the doctor is a woman or a man."),
    languages: sample(
      "Sample: the doctor speaks English and Spanish, and the office can arrange an interpreter.",
    ),
    photosSeenBy: sample(
      "Sample: only the doctor who writes your report opens your photos. Office staff see your name and payment, not the pictures.",
    ),
    photosKept: sample(
      "Sample: your photos are kept in your medical record, encrypted, on servers in the United States.",
    ),
    photosKeptFor: sample(
      "Sample: we keep them for as long as California asks us to keep your record, and then delete them.",
    ),
    retake: sample(
      "Sample: if the doctor cannot use your photos, we tell you why, and you can send new ones once at no charge.",
    ),
    refund: sample(
      "Sample: you get your money back if you cancel before the doctor has looked, or if no report can be made.",
    ),
  },
});
