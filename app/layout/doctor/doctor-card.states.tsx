import { DoctorCard } from "./doctor-card.tsx";

export const states = { "the doctor of the practice": <DoctorCard /> };
