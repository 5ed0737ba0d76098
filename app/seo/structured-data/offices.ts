import type {
  MedicalClinicLeaf,
  OpeningHoursSpecificationLeaf,
  PostalAddressLeaf,
} from "schema-dts";
import { images, type Office, practice, providerName } from "#content";
import { paths } from "../../paths.ts";
import { absolute, ids, pictureAddress, reference } from "./ids.ts";

export const postalAddress = (office: Office): PostalAddressLeaf => ({
  "@type": "PostalAddress",
  "@id": ids.address(office.id),
  streetAddress: `${office.street}, ${office.suite}`,
  addressLocality: office.city,
  addressRegion: office.state,
  postalCode: office.zip,
  addressCountry: "US",
});

const days = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
type Day = (typeof days)[number];

/** Regular opening hours: one entry per group of days with equal hours, none for closed days. */
export function openingHours(hours: Office["hours"]): OpeningHoursSpecificationLeaf[] {
  const groups = new Map<string, { dayOfWeek: Day[]; opens: string; closes: string }>();
  for (const day of days) {
    const open = hours[day.toLowerCase() as Lowercase<Day>];
    if (!open) continue;
    const key = `${open.opens}-${open.closes}`;
    const dayOfWeek = [...(groups.get(key)?.dayOfWeek ?? []), day];
    groups.set(key, { dayOfWeek, ...open });
  }
  return [...groups.values()].map((group) => ({ "@type": "OpeningHoursSpecification", ...group }));
}

/** Hours of special days; midnight to midnight means closed, as Google reads it. */
export const specialHours = (days: Office["specialDays"]): OpeningHoursSpecificationLeaf[] =>
  days.map(({ date, until, hours }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: until ?? date,
    opens: hours?.opens ?? "00:00",
    closes: hours?.closes ?? "00:00",
  }));

const hasPicture = (id: string) => images.offices.some(({ office }) => office === id);

/** An office: address, phone, hours and, if known, coordinates. */
const officeNode = (office: Office): MedicalClinicLeaf => ({
  "@type": "MedicalClinic",
  "@id": ids.office(office.id),
  name: providerName,
  url: absolute(paths.contact),
  image: hasPicture(office.id)
    ? pictureAddress(`office-${office.id}`)
    : absolute("/share/contact.png"),
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

/** All offices and their addresses. */
export const officeNodes = () => practice.offices.flatMap((o) => [officeNode(o), postalAddress(o)]);
