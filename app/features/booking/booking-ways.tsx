import { ExternalLink, MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import {
  bookingTrouble,
  bookingWords,
  newTabNote,
  type Office,
  officePhones,
  practice,
  textLinks,
} from "#content";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { Island } from "../../islands/island.tsx";
import { paths } from "../../paths.ts";
import { BookingFrame, type BookingFrameProps } from "./booking-frame.tsx";
import "../../components/section/section.css";
import "./booking-ways.css";

const newTab = { target: "_blank", rel: "noopener noreferrer" } as const;

const frame: BookingFrameProps = {
  url: practice.site.bookingUrl,
  title: bookingWords.frame,
  loading: bookingWords.status.loading,
  phones: officePhones,
};

/** The dialog's iframe. A closed dialog is not visible, so it mounts on first opening. */
export function DialogFrame() {
  return (
    <>
      <Island name="booking-frame" on="visible" props={frame} />
      <div className="without-script">
        {/* Displayed where the island's code did not load, as without a connection. */}
        <p className="booking-frame-unreachable" role="status">
          <strong>{bookingTrouble.unreachable}</strong> <span>{bookingTrouble.help}</span>
        </p>
        <ButtonLink href={paths.schedule}>{bookingWords.frame}</ButtonLink>
      </div>
      <p className="booking-frame-message booking-frame-waiting">{frame.loading}</p>
    </>
  );
}

/** The iframe on the booking page, with a plain one for browsers without script. */
export function ScheduleFrame() {
  return (
    <Island name="booking-frame" on="visible">
      <BookingFrame {...frame} />
    </Island>
  );
}

/** The phones, which do not depend on the iframe, each with the office's `status`. */
export function BookingWays({ status }: { status?: (office: Office) => ReactNode }) {
  return (
    <ul className="booking-ways section-columns">
      {practice.offices.map((office) => (
        <li key={office.id}>
          <a className="booking-ways-link target" href={`tel:${office.phone}`}>
            <Phone aria-hidden="true" />
            <span>
              {office.name} <b>{formatPhone(office.phone)}</b>
            </span>
          </a>
          {status?.(office)}
        </li>
      ))}
      {textLinks.map(({ href, label }) => (
        <li key={href}>
          <a className="booking-ways-link target" href={href}>
            <MessageSquare aria-hidden="true" />
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const TabLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} {...newTab}>
    {children}
    <span className="visually-hidden">{` ${newTabNote}`}</span>
  </a>
);

/** Its links open new tabs, so that no input in the iframe is lost. */
export function BookingNote() {
  return (
    <div className="fine">
      <a className="booking-ways-link target" href={practice.site.bookingUrl} {...newTab}>
        <ExternalLink aria-hidden="true" />
        <span>
          {`${bookingWords.newTab} `}
          <span className="visually-hidden">{bookingWords.ofNewTab}</span>
        </span>
      </a>
      <p>
        {fillWith(bookingWords.note, {
          notices: <TabLink href={paths.notices}>{bookingWords.notices}</TabLink>,
          visit: <TabLink href={paths.beforeVisit}>{bookingWords.visit}</TabLink>,
        })}
      </p>
    </div>
  );
}
