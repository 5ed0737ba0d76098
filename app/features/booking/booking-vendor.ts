import { practice } from "../../../content/practice.ts";

const url = practice.site.bookingUrl;

/** Where appointments are booked, and what the booking page may do inside this site. */
export const vendor = {
  url,
  /** The origin of the booking page, by which statistics and its messages know it. */
  name: URL.parse(url)?.origin ?? "sample",
  /** The site's own labelled sample page stands in until a vendor is configured. */
  isSample: url.startsWith("/samples/"),
  /**
   * A vendor's page needs its own origin to keep a session, so `allow-same-origin` is safe only
   * because that origin is never this site's (the content schema refuses it). The sample page is
   * on this site and so does without.
   */
  sandbox: url.startsWith("/samples/")
    ? "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
    : "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin",
  /** Delegated to the frame's own address only. */
  permissions: "camera 'src'; microphone 'src'; geolocation 'src'",
} as const;
