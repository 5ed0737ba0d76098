import type * as Schema from "schema-dts";
import type { DoctorRecord } from "#content/doctors";
import { optionalParts } from "#content/facts";
import { images } from "#content/images";
import { type Office, practice, providerName, providerPath } from "#content/practice";
import * as homeWords from "#words/home";
import { upperFirst } from "../../../content-schema/format/upper-first.ts";
import { imagePath, paths } from "../../paths.ts";
import { remoteVisits } from "../../remote-visits.ts";
import { absoluteUrl } from "../page-metadata.ts";

/** The absolute URL of a picture of `content/images/`. */
const pictureUrl = (name: string) => absoluteUrl(imagePath(name));

/** The `@id` of each node. */
export const ids = {
  site: absoluteUrl("/#site"),
  practice: absoluteUrl("/#practice"),
  physician: absoluteUrl("/#physician"),
  office: (id: string) => absoluteUrl(`/#${id}`),
  address: (id: string) => absoluteUrl(`/#${id}-address`),
  page: (path: string) => absoluteUrl(`${path}#page`),
  breadcrumb: (path: string) => absoluteUrl(`${path}#breadcrumb`),
  subject: (path: string) => absoluteUrl(`${path}#subject`),
};

/** References a node by its `@id`. */
export const reference = (id: string) => ({ "@id": id });

export const departments = practice.offices.map(({ id }) => reference(ids.office(id)));
const locations = practice.offices.map(({ id }) => reference(ids.address(id)));
const state = { "@type": "State", name: practice.state } as const;
const { license, certification } = practice.provider;

const offer = (name: string, dollars: number, page: string): Schema.OfferLeaf => ({
  "@type": "Offer",
  name,
  price: dollars.toFixed(2),
  priceCurrency: "USD",
  url: absoluteUrl(page),
  eligibleRegion: state,
});

const offers = remoteVisits(homeWords.fromHome).map(({ heading, price, href }) =>
  offer(heading, price, href),
);

/** The remote visits as offers with exact prices; empty if there are none. */
export const offersProperty = offers.length > 0 ? { makesOffer: offers } : {};

const { photo } = homeWords.fromHome;

/** The photo consult as a service of the practice; `null` if it offers none. */
export const photoService: Schema.ServiceLeaf | null = photo && {
  "@type": "Service",
  "@id": ids.subject(paths.photoConsult),
  name: photo.heading,
  provider: reference(ids.practice),
  areaServed: state,
  offers: offer(photo.heading, photo.price, paths.photoConsult),
};

/** For pages that only reference the practice. */
export const practiceStub: Schema.MedicalBusinessLeaf = {
  "@type": "MedicalBusiness",
  "@id": ids.practice,
  name: providerName,
  brand: { "@type": "Brand", name: practice.brandName },
  url: absoluteUrl(paths.home),
};

/** The booking action; its target is the booking page. */
export const reserveAction: Schema.ReserveActionLeaf = {
  "@type": "ReserveAction",
  target: { "@type": "EntryPoint", urlTemplate: absoluteUrl(paths.schedule) },
};

const { rating } = practice;
const aggregateRating: Schema.AggregateRatingLeaf | null = rating && {
  "@type": "AggregateRating",
  ratingValue: rating.value,
  ratingCount: rating.count,
  bestRating: rating.best,
};

/** The full node, for the home page. */
export const practiceNode: Schema.MedicalBusinessLeaf = {
  ...practiceStub,
  image: images.hero ? pictureUrl("hero") : absoluteUrl("/share/home.png"),
  ...(images.logo ? { logo: pictureUrl("logo") } : {}),
  telephone: practice.phones.main,
  address: locations,
  subOrganization: reference(ids.physician),
  potentialAction: reserveAction,
  ...(aggregateRating && rating?.structuredData.shown ? { aggregateRating } : {}),
};

const physicianBase = {
  "@type": "Physician",
  parentOrganization: reference(ids.practice),
  telephone: practice.phones.main,
  address: locations,
} as const;

/** schema.org lacks the specialty, so text and the nearest value both name it. */
export const physician: Schema.PhysicianLeaf = {
  ...physicianBase,
  "@id": ids.physician,
  name: providerName,
  url: absoluteUrl(providerPath),
  image: images.portrait ? pictureUrl("portrait") : absoluteUrl("/share/provider.png"),
  medicalSpecialty: `https://schema.org/${practice.specialty.schemaOrg}` as Schema.MedicalSpecialty,
  knowsAbout: certification.specialty,
};

const credential = (
  category: "license" | "board certification",
  name: string,
  recognizedBy: string,
  identifier?: string,
): Schema.EducationalOccupationalCredentialLeaf => ({
  "@type": "EducationalOccupationalCredential",
  credentialCategory: category,
  name,
  recognizedBy: { "@type": "Organization", name: recognizedBy },
  ...(identifier ? { identifier } : {}),
});

const stateLicense = ({ type, board, number }: DoctorRecord["license"]) =>
  credential("license", type, board, number);

/** The doctor's license and board certification. */
export const credentials = [
  stateLicense(license),
  ...(optionalParts.certification
    ? [credential("board certification", certification.specialty, certification.board)]
    : []),
];

/** An additional doctor's record has no specialty and no portrait. */
export const additionalPhysician = (doctor: DoctorRecord): Schema.PhysicianLeaf => ({
  ...physicianBase,
  "@id": ids.subject(doctor.path),
  name: doctor.title,
  url: absoluteUrl(doctor.path),
  hasCredential: [
    stateLicense(doctor.license),
    credential("board certification", doctor.board, doctor.board),
  ],
});

const postalAddress = (office: Office): Schema.PostalAddressLeaf => ({
  "@type": "PostalAddress",
  "@id": ids.address(office.id),
  streetAddress: `${office.street}, ${office.suite}`,
  addressLocality: office.city,
  addressRegion: office.state,
  postalCode: office.zip,
  addressCountry: "US",
});

export const addresses = practice.offices.map(postalAddress);

type Day = Capitalize<keyof Office["hours"]>;

/** One entry per group of days with equal hours, none for closed days. */
export function openingHours(hours: Office["hours"]): Schema.OpeningHoursSpecificationLeaf[] {
  const groups = new Map<string, { dayOfWeek: Day[]; opens: string; closes: string }>();
  for (const [day, open] of Object.entries(hours)) {
    if (!open) continue;
    const key = `${open.opens}-${open.closes}`;
    const dayOfWeek = [...(groups.get(key)?.dayOfWeek ?? []), upperFirst(day) as Day];
    groups.set(key, { dayOfWeek, ...open });
  }
  return [...groups.values()].map((group) => ({ "@type": "OpeningHoursSpecification", ...group }));
}

/** Midnight to midnight means closed, as Google reads it. */
export const specialHours = (days: Office["specialDays"]): Schema.OpeningHoursSpecificationLeaf[] =>
  days.map(({ date, until, hours }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: until ?? date,
    opens: hours?.opens ?? "00:00",
    closes: hours?.closes ?? "00:00",
  }));

const hasPicture = (id: string) => images.offices.some(({ office }) => office === id);

const officeNode = (office: Office): Schema.MedicalClinicLeaf => ({
  "@type": "MedicalClinic",
  "@id": ids.office(office.id),
  name: providerName,
  url: absoluteUrl(paths.contact),
  image: hasPicture(office.id)
    ? pictureUrl(`office-${office.id}`)
    : absoluteUrl("/share/contact.png"),
  parentOrganization: reference(ids.practice),
  address: reference(ids.address(office.id)),
  telephone: office.phone,
  hasMap: office.directionsUrl,
  openingHoursSpecification: openingHours(office.hours),
  ...(office.specialDays.length > 0
    ? { specialOpeningHoursSpecification: specialHours(office.specialDays) }
    : {}),
  ...(office.geo ? { geo: { "@type": "GeoCoordinates", ...office.geo } } : {}),
});

export const officeNodes = practice.offices.flatMap((o) => [officeNode(o), postalAddress(o)]);
