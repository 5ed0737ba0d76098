import { practice } from "./practice.ts";

const { token, host, mode } = practice.analytics;
const { main, tollFree } = practice.phones;

/** What the browser has to know of the practice for analytics, and nothing else of its record. */
export const analyticsSettings = {
  token,
  host,
  mode,
  photoConsultPrice: practice.photoConsult?.price ?? null,
  /** The practice’s own numbers; a call to any other, such as 911 or a hotline, is none of its business. */
  phones: [main, ...(tollFree ? [tollFree] : []), ...practice.offices.map(({ phone }) => phone)],
};
