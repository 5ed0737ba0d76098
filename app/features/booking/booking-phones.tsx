import { MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { type Office, practice, textLinks } from "#content/practice";
import * as bookingWords from "#words/booking";
import { newTab as newTabNote } from "#words/common";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { fillWith } from "../../components/fill/fill-with.ts";
import { LanguageLinks } from "../../components/language-links/language-links.tsx";
import { paths } from "../../paths.ts";
import "../../components/section/section.css";
import "./booking-phones.css";

/** Phones, with each office's `status`, and a link that opens the booking page in a new tab. */
export function BookingPhones({ status }: { status: (office: Office) => ReactNode }) {
  return (
    <div className="booking-phones stack">
      <p className="fine">
        {fillWith(bookingWords.status.help, {
          newTab: (
            <TabLink href={practice.site.bookingUrl} note={bookingWords.ofNewTab}>
              {bookingWords.newTab}
            </TabLink>
          ),
        })}
      </p>
      <ul className="section-columns">
        {practice.offices.map((office) => (
          <li key={office.id}>
            <a className="booking-phones-link target" href={`tel:${office.phone}`}>
              <Phone />
              <span>
                {office.name} <b dir="ltr">{formatPhone(office.phone)}</b>
              </span>
            </a>
            {status(office)}
          </li>
        ))}
        {textLinks.map(({ href, label }) => (
          <li key={href}>
            <a className="booking-phones-link target" href={href}>
              <MessageSquare />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type TabLinkProps = { href: string; note?: string; children: string };

const TabLink = ({ href, note = newTabNote, children }: TabLinkProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden">{` ${note}`}</span>
  </a>
);

/** Its links open new tabs, so that no input in the iframe is lost. */
export function BookingNote() {
  return (
    <p className="fine">
      {fillWith(bookingWords.note, {
        notices: <TabLink href={paths.notices}>{bookingWords.notices}</TabLink>,
        visit: <TabLink href={paths.beforeVisit}>{bookingWords.visit}</TabLink>,
      })}{" "}
      <LanguageLinks className="" newTab />
    </p>
  );
}
