import { Navigation } from "lucide-react";
import type { Office } from "#content/practice";
import * as officeWords from "#words/offices";
import { fill } from "../../../content-schema/format/fill.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { SampleText } from "../../components/sample-text/sample-text.tsx";

/** Parking, finding the entrance, and wheelchair access, in a fold. */
export function OfficeAccess({ office }: { office: Office }) {
  const { parking, arrival, access, fold } = officeWords.card;
  return (
    <Disclosure label={fold}>
      <DescriptionList
        className="stack"
        entries={[
          { label: parking, value: <SampleText text={office.parking} /> },
          { label: arrival, value: <SampleText text={office.arrival} /> },
          { label: access, value: <SampleText text={office.access} /> },
        ]}
      />
    </Disclosure>
  );
}

/** Opens the directions to an office in a new tab. */
export function Directions({ office }: { office: Office }) {
  const { directions, ofDirections } = officeWords.card;
  return (
    <ButtonLink href={office.directionsUrl} variant="outline" newTab>
      <Navigation />
      {directions}
      <span className="visually-hidden">{` ${fill(ofDirections, { office: office.name })}`}</span>
    </ButtonLink>
  );
}
