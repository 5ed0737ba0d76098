import { samplesFolder } from "../../file-paths.ts";

const sandbox = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/** Returns the attributes of the booking iframe, and the vendor's name in analytics. */
export function bookingVendor(url: string) {
  /** The site's own labelled sample page is used until a vendor is configured. */
  const isSample = url.startsWith(samplesFolder);
  return {
    name: isSample ? "sample" : new URL(url).origin,
    frame: {
      className: "booking-frame-page",
      src: url,
      // A vendor's page needs its own origin to keep a session. `allow-same-origin` is safe only
      // because that origin is never this site's (the content schema rejects it), unlike the
      // sample's.
      sandbox: isSample ? sandbox : `${sandbox} allow-same-origin`,
      allow: "camera 'src'; microphone 'src'; geolocation 'src'",
    },
  } as const;
}
