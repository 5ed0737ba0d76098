import type { Office } from "#content/practice";
import * as officeWords from "#words/offices";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";

/** Parking, finding the entrance, and wheelchair access, in a fold. */
export function OfficeAccess({ office }: { office: Office }) {
  const { parking, arrival, access, fold } = officeWords.card;
  return (
    <Disclosure label={fold}>
      <DescriptionList
        className="stack"
        entries={[
          { label: parking, value: office.parking },
          { label: arrival, value: office.arrival },
          { label: access, value: office.access },
        ]}
      />
    </Disclosure>
  );
}
