import type { ReactNode } from "react";
import { officePhones, practice } from "#content/practice";
import * as bookingWords from "#words/booking";
import { ButtonLink } from "../../components/button/button.tsx";
import { samplesFolder } from "../../file-paths.ts";
import { Island } from "../../islands/island.tsx";
import { paths } from "../../paths.ts";
import type { BookingFrameProps } from "./booking-frame.island.tsx";
import "./booking-frame.css";

const { loading, unreachable } = bookingWords.status;
const message: BookingFrameProps = { loading, unreachable, phones: officePhones };

function FrameBox({ children }: { children: ReactNode }) {
  return (
    <div className="booking-frame">
      {/* A closed dialog is not visible: there it mounts on first opening. */}
      <Island name="booking-frame" on="visible" props={message} />
      {children}
      <p className="booking-frame-message booking-frame-waiting stack">{loading}</p>
    </div>
  );
}

const { bookingUrl } = practice.site;
/** The site's own labelled sample page is used until a vendor is configured. */
const isSample = bookingUrl.startsWith(samplesFolder);
const sandbox = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/** The name of the booking page's vendor in analytics. */
export const bookingVendor = isSample ? "sample" : new URL(bookingUrl).origin;

const iframeProps = {
  className: "booking-frame-page",
  src: bookingUrl,
  // A vendor's page needs its own origin to keep a session. `allow-same-origin` is safe only because
  // that origin is never this site's (the content schema rejects it), unlike the sample's.
  sandbox: isSample ? sandbox : `${sandbox} allow-same-origin`,
  allow: "camera 'src'; microphone 'src'; geolocation 'src'",
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
        <iframe {...iframeProps} title={bookingWords.frame} />
      </template>
    </FrameBox>
  );
}

/** The booking page's iframe: displayed, and so loaded, by its island or without script. */
export function ScheduleFrame() {
  return (
    <FrameBox>
      <iframe {...iframeProps} title={bookingWords.frame} loading="lazy" />
    </FrameBox>
  );
}
