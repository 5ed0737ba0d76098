import { type Office, officeWords } from "#content";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";

/** Parking, finding the entrance, and wheelchair access, in a fold. */
export function OfficeAccess({ office }: { office: Office }) {
  const { parking, arrival, access, fold } = officeWords.card;
  return (
    <Disclosure label={fold}>
      <dl className="stack">
        {[
          [parking, office.parking],
          [arrival, office.arrival],
          [access, office.access],
        ].map(([label, text]) => (
          <div key={label}>
            <dt>
              <b>{label}</b>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
