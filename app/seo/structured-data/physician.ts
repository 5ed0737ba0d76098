import type { EducationalOccupationalCredentialLeaf, PhysicianLeaf } from "schema-dts";
import type { DoctorRecord } from "../../../content-schema/doctors.ts";
import { providerName, providerPath } from "../../../content-schema/facts.ts";
import { images } from "../../../content-schema/images.ts";
import { practice } from "../../../content-schema/practice.ts";
import { absolute, ids, pictureAddress, reference } from "./ids.ts";

const { provider } = practice;

/**
 * The physician. schema.org's list of specialties is short: the field is told in words, with the
 * nearest value of the list beside it.
 */
export const physician = (): PhysicianLeaf => ({
  "@type": "Physician",
  "@id": ids.physician,
  name: providerName,
  url: absolute(providerPath),
  image: images.portrait ? pictureAddress("portrait") : absolute("/share/provider.png"),
  parentOrganization: reference(ids.practice),
  medicalSpecialty: `https://schema.org/${practice.specialty.schemaOrg}`,
  knowsAbout: provider.certification.specialty,
  telephone: practice.phones.main,
  address: practice.offices.map(({ id }) => reference(ids.address(id))),
});

const credential = (
  category: "license" | "board certification",
  name: string,
  recognizedBy: string,
  identifier?: string,
): EducationalOccupationalCredentialLeaf => ({
  "@type": "EducationalOccupationalCredential",
  credentialCategory: category,
  name,
  recognizedBy: { "@type": "Organization", name: recognizedBy },
  ...(identifier ? { identifier } : {}),
});

const { licence, certification } = provider;

/** The license and the board certification, each with the body that gives it. */
export const credentials = () => [
  credential("license", licence.type, licence.board, licence.number),
  credential("board certification", certification.specialty, certification.board),
];

/** A further doctor of the practice, with license and board. */
export const furtherPhysician = (doctor: DoctorRecord): PhysicianLeaf => ({
  ...physician(),
  "@id": ids.subject(doctor.path),
  name: doctor.label,
  url: absolute(doctor.path),
  hasCredential: [
    credential("license", licence.type, licence.board, doctor.licence),
    credential("board certification", certification.specialty, doctor.board),
  ],
});
