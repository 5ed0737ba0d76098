import { facts, practice, providerName } from "#content";
import { Portrait } from "./portrait.tsx";
import "./doctor-card.css";

/** The doctor's portrait, name, board and license, for use beside text. */
export function DoctorCard() {
  return (
    <div className="doctor-card">
      <Portrait />
      <p className="doctor-card-name">{providerName}</p>
      <p>{practice.provider.certification.board}</p>
      <p>{facts["provider.licence"]}</p>
    </div>
  );
}
