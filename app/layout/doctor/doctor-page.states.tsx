import { doctorPath } from "../../paths.ts";
import { CredentialCards } from "./credential-cards.tsx";
import { DoctorPage } from "./doctor-page.tsx";

export const states = {
  "a further doctor": (
    <DoctorPage
      doctor={{
        sample: true,
        slug: "jane-example",
        path: doctorPath("jane-example", "DO"),
        label: "Dr. Jane Example, DO",
        name: "Jane Example",
        degree: "DO",
        licence: "20A 00001",
        board: "Sample Osteopathic Board of Proctology",
        lead: "Sees patients on two days a week.",
        description: "Who Jane Example is, and on which days she sees patients in our offices.",
        keywords: ["doctor"],
        view: "marsh",
      }}
    >
      <p>The words below the facts.</p>
    </DoctorPage>
  ),
  "license, board and degree": (
    <CredentialCards
      licence="Osteopathic Physician and Surgeon, California license no. 20A 00000"
      board="Sample Osteopathic Board of Proctology"
      degree="Doctor of Osteopathic Medicine"
    />
  ),
};
