import { practice } from "#content";
import { formatPhone } from "../content-schema/format/phone.ts";

/** The link to each office's phone, labelled “Beverly Hills: (310) 555-0100”. */
export const officePhones = practice.offices.map(({ name, phone }) => ({
  href: `tel:${phone}`,
  label: `${name}: ${formatPhone(phone)}`,
}));
