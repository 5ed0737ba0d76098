import { ExternalLink, Phone } from "lucide-react";
import { bookingWords, newTabNote, practice } from "#content";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { fillWith } from "../../components/fill/fill-with.ts";
import { paths } from "../../paths.ts";
import "./booking-ways.css";

const newTab = { target: "_blank", rel: "noopener noreferrer" } as const;

/**
 * Renders what does not depend on the iframe: both phones, a link to a new tab, and the price
 * notice. Its links do not navigate this page, so that no input in the iframe is lost.
 */
export function BookingWays() {
  return (
    <div className="booking-ways">
      <ul className="booking-ways-list">
        {practice.offices.map((office) => (
          <li key={office.id}>
            <a className="booking-ways-link" href={`tel:${office.phone}`}>
              <Phone aria-hidden="true" />
              <span>
                {office.name} <b>{formatPhone(office.phone)}</b>
              </span>
            </a>
          </li>
        ))}
        <li>
          <a className="booking-ways-link" href={practice.site.bookingUrl} {...newTab}>
            <ExternalLink aria-hidden="true" />
            <span>
              {`${bookingWords.newTab} `}
              <span className="visually-hidden">{bookingWords.ofNewTab}</span>
            </span>
          </a>
        </li>
      </ul>
      <p className="booking-ways-note">
        {fillWith(bookingWords.note, {
          notices: (
            <a href={paths.notices} {...newTab}>
              {bookingWords.notices}
              <span className="visually-hidden">{` ${newTabNote}`}</span>
            </a>
          ),
        })}
      </p>
    </div>
  );
}
