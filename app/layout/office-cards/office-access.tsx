import { type Office, officeWords } from "#content";
import "./office-access.css";

/** Parking, finding the entrance, and wheelchair access. */
export function OfficeAccess({ office }: { office: Office }) {
  const { parking, arrival, access } = officeWords.card;
  return (
    <dl className="office-access">
      {[
        [parking, office.parking],
        [arrival, office.arrival],
        [access, office.access],
      ].map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
