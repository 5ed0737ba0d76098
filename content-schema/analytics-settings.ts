import { practice } from "./practice.ts";

const { token, host, mode } = practice.analytics;
const { main, tollFree } = practice.phones;

/** The subset of the practice's record that analytics needs in the browser. */
export const analyticsSettings = {
  token,
  host,
  mode,
  bookingUrl: practice.site.bookingUrl,
  photoConsultPrice: practice.photoConsult?.price ?? null,
  /** The practice’s own numbers; calls to others, such as 911 or a hotline, are not counted. */
  phones: [main, ...(tollFree ? [tollFree] : []), ...practice.offices.map(({ phone }) => phone)],
};
