import { CredentialCards } from "./credential-cards.tsx";

export const states = {
  "license, board and degree": (
    <CredentialCards
      licence="Osteopathic Physician and Surgeon, California license no. 20A 00000"
      board="Sample Osteopathic Board of Proctology"
      degree="Doctor of Osteopathic Medicine"
    />
  ),
};
