import { practice } from "./practice.ts";

const { token, host, mode } = practice.analytics;

/** What the browser has to know of the practice for analytics, and nothing else of its record. */
export const analyticsSettings = {
  token,
  host,
  mode,
  photoConsultPrice: practice.prices.photoConsult,
};
