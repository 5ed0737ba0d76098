import { practice } from "#content/practice";
import * as officeWords from "#words/offices";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { AddressLines } from "../../components/address-lines/address-lines.tsx";
import { BookButton, CallLink } from "../../components/button/button.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { OfficeHours, OfficeStatusLine } from "../../features/office-hours/office-hours.tsx";
import { OfficeMap } from "../../features/office-map/office-map.tsx";
import { siteImages } from "../../site-images.ts";
import { Directions, OfficeAccess } from "./office-access.tsx";
import "./office-cards.css";

/** `access` adds parking, arrival and wheelchair access. */
export function OfficeCards({ book, access = false }: { book: string; access?: boolean }) {
  const { ofBook } = officeWords.card;
  return (
    <ul className="office-cards section-columns">
      {practice.offices.map((office) => (
        <li key={office.id} className="office-card">
          <Picture
            image={siteImages[`office-${office.id}`]}
            sizes="(width < 52rem) 100vw, 36rem"
            className="office-card-picture picture"
          />
          <OfficeMap office={office} />
          <div className="office-card-text stack">
            <h3>{office.name}</h3>
            <address>
              <AddressLines office={office} />
            </address>
            <OfficeHours office={office} />
            {access ? <OfficeAccess office={office} /> : null}
            <OfficeStatusLine office={office} />
            <div className="office-card-actions button-row">
              <BookButton>
                {book}
                <span className="visually-hidden">{` ${fill(ofBook, { office: office.name })}`}</span>
              </BookButton>
              <CallLink phone={office.phone} variant="outline">
                <span className="unbroken">{formatPhone(office.phone)}</span>
              </CallLink>
              <Directions office={office} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
