import { samplesFolder } from "../../file-paths.ts";

/** What the booking page may do inside this site, and the name by which statistics know it. */
export function bookingVendor(url: string) {
  /** The site's own labelled sample page stands in until a vendor is configured. */
  const isSample = url.startsWith(samplesFolder);
  return {
    /** The origin of the booking page, by which its messages are known, too. */
    name: URL.parse(url)?.origin ?? "sample",
    frame: {
      className: "booking-frame-page",
      src: url,
      /*
       * A vendor's page needs its own origin to keep a session, so `allow-same-origin` is safe only
       * because that origin is never this site's (the content schema refuses it). The sample page
       * is on this site and so does without.
       */
      sandbox: isSample
        ? "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        : "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin",
      /** Delegated to the frame's own address only. */
      allow: "camera 'src'; microphone 'src'; geolocation 'src'",
      referrerPolicy: "strict-origin-when-cross-origin",
    },
  } as const;
}
