import { Navigation, UserPlus } from "lucide-react";
import { practice, visit } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { AddressLines } from "../../components/address-lines/address-lines.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Section } from "../../components/section/section.tsx";
import { contactCardPath } from "../../file-paths.ts";
import { OfficeAccess } from "../../layout/office-cards/office-access.tsx";

/** How to reach each office: address, parking, directions, phone, and a vCard. */
export function Offices() {
  const { eyebrow, heading, lead, directions, ofDirections, addToContacts } = visit.offices;
  return (
    <Section eyebrow={eyebrow} heading={heading} lead={<p>{lead}</p>}>
      <ul className="before-visit-offices">
        {practice.offices.map((office) => (
          <li key={office.id}>
            <h3>{office.name}</h3>
            <address>
              <AddressLines address={office} />
              <br />
              <a href={`tel:${office.phone}`}>{formatPhone(office.phone)}</a>
            </address>
            <OfficeAccess office={office} />
            <div className="before-visit-actions">
              <ButtonLink href={office.directionsUrl} kind="outline" newTab>
                <Navigation aria-hidden="true" />
                {directions}
                <span className="visually-hidden">
                  {` ${fill(ofDirections, { office: office.name })}`}
                </span>
              </ButtonLink>
              <a className="button button-outline" href={contactCardPath(office.id)} download>
                <UserPlus aria-hidden="true" />
                {addToContacts}
                <span className="visually-hidden">: {office.name}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
