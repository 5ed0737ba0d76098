import type { EducationalOccupationalCredentialLeaf, PhysicianLeaf } from "schema-dts";
import { providerName, providerPath } from "../../../content/facts.ts";
import { practice } from "../../../content/practice.ts";
import { absolute, ids, reference } from "./ids.ts";

const { provider } = practice;

/**
 * The physician. schema.org's list of specialties has no proctology: it is told in words, with the
 * nearest value of the list beside it.
 */
export const physician = (): PhysicianLeaf => ({
  "@type": "Physician",
  "@id": ids.physician,
  name: providerName,
  url: absolute(providerPath),
  image: absolute("/share/provider.png"),
  parentOrganization: reference(ids.practice),
  medicalSpecialty: "https://schema.org/Gastroenterologic",
  knowsAbout: provider.certification.specialty,
  telephone: practice.phones.main,
  address: practice.offices.map(({ id }) => reference(ids.address(id))),
});

/** The license and the board certification, each with the body that gives it. */
export const credentials = (): EducationalOccupationalCredentialLeaf[] => [
  {
    "@type": "EducationalOccupationalCredential",
    credentialCategory: "license",
    name: provider.licence.type,
    identifier: provider.licence.number,
    recognizedBy: {
      "@type": "Organization",
      name: provider.licence.board,
      url: provider.licence.boardUrl,
    },
  },
  {
    "@type": "EducationalOccupationalCredential",
    credentialCategory: "board certification",
    name: provider.certification.specialty,
    recognizedBy: { "@type": "Organization", name: provider.certification.board },
  },
];
