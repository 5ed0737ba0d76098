import { MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { type Office, officePhones, practice, textLinks } from "#content/practice";
import * as bookingWords from "#words/booking";
import { newTab as newTabNote } from "#words/common";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { LanguageLinks } from "../../components/language-links/language-links.tsx";
import { samplesFolder } from "../../file-paths.ts";
import { Island } from "../../islands/island.tsx";
import { paths } from "../../paths.ts";
import type { BookingFrameProps } from "./booking-frame.island.tsx";
import "./booking-frame.css";
import "../../components/section/section.css";
import "./booking-ways.css";

const { loading, unreachable, help } = bookingWords.status;
const message: BookingFrameProps = { loading, unreachable, phones: officePhones };

function FrameBox({ children }: { children: ReactNode }) {
  return (
    <div className="booking-frame">
      {/* A closed dialog is not visible: there it mounts on first opening. */}
      <Island name="booking-frame" on="visible" props={message} />
      {children}
      <p className="booking-frame-message booking-frame-waiting">{loading}</p>
    </div>
  );
}

const { bookingUrl } = practice.site;
/** The site's own labelled sample page is used until a vendor is configured. */
const isSample = bookingUrl.startsWith(samplesFolder);
const sandbox = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/** The name of the booking page's vendor in analytics. */
export const bookingVendor = isSample ? "sample" : new URL(bookingUrl).origin;

const page = {
  className: "booking-frame-page",
  src: bookingUrl,
  // A vendor's page needs its own origin to keep a session. `allow-same-origin` is safe only because
  // that origin is never this site's (the content schema rejects it), unlike the sample's.
  sandbox: isSample ? sandbox : `${sandbox} allow-same-origin`,
  allow: "camera 'src'; microphone 'src'; geolocation 'src'",
  title: bookingWords.frame,
};

/** The dialog's iframe, created on first opening. */
export function DialogFrame() {
  return (
    <FrameBox>
      <div className="without-script">
        {/* Displayed where the island's code did not load, as without a connection. */}
        <p className="booking-frame-unreachable" role="status">
          <strong>{unreachable}</strong>
        </p>
        <ButtonLink href={paths.schedule}>{bookingWords.frame}</ButtonLink>
      </div>
      <template>
        <iframe {...page} title={page.title} />
      </template>
    </FrameBox>
  );
}

/** The booking page's iframe: displayed, and so loaded, by its island or without script. */
export function ScheduleFrame() {
  return (
    <FrameBox>
      <iframe {...page} title={page.title} loading="lazy" />
    </FrameBox>
  );
}

/** What is beside the iframe whatever that shows: phones, with each office's `status`, and a link. */
export function BookingWays({ status }: { status: (office: Office) => ReactNode }) {
  return (
    <div className="booking-ways">
      <p className="fine">
        {fillWith(help, {
          newTab: (
            <TabLink href={bookingUrl} note={bookingWords.ofNewTab}>
              {bookingWords.newTab}
            </TabLink>
          ),
        })}
      </p>
      <ul className="section-columns">
        {practice.offices.map((office) => (
          <li key={office.id}>
            <a className="booking-ways-link target" href={`tel:${office.phone}`}>
              <Phone />
              <span>
                {office.name} <b>{formatPhone(office.phone)}</b>
              </span>
            </a>
            {status(office)}
          </li>
        ))}
        {textLinks.map(({ href, label }) => (
          <li key={href}>
            <a className="booking-ways-link target" href={href}>
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
