import { ExternalLink, Phone } from "lucide-react";
import { Link } from "react-router";
import { bookingWords } from "../../../content/booking-words.ts";
import { practice } from "../../../content/practice.ts";
import { fillWith } from "../../components/fill/fill-with.ts";
import { formatPhone } from "../../components/phone-link/format-phone.ts";
import "./booking-ways.css";
import { vendor } from "./booking-vendor.ts";

/** The ways to book that never depend on the frame: both phones, a new tab, and the price notice. */
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
          <a
            className="booking-ways-link"
            href={vendor.url}
            target="_blank"
            rel="noopener noreferrer"
          >
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
          notices: <Link to="/legal/notices">{bookingWords.notices}</Link>,
        })}
      </p>
    </div>
  );
}
