import type { Practice } from "./practice.ts";

/** By the value of a tag’s attribute `is`: whether this build shows the tag's content. */
export type Condition = Readonly<Record<string, boolean>>;

/** Whether the practice has each part, by the names that texts use. */
export const optionalPartsOf = (
  practice: Practice,
  records: Readonly<Record<"gallery" | "testimonials" | "aftercare", readonly unknown[]>>,
) => ({
  "photo-consult": practice.photoConsult !== null,
  "video-visit": practice.telehealth !== null,
  gallery: records.gallery.length > 0,
  testimonials: records.testimonials.length > 0,
  aftercare: records.aftercare.length > 0,
  press: practice.press.length > 0,
  lender: practice.lender !== null,
  rating: practice.rating !== null,
  certification: practice.provider.certification.board !== "",
  "toll-free": practice.phones.tollFree !== null,
  receipt: practice.answers.receipt !== null,
  "privacy-notice": practice.hipaa.privacyNotice !== "",
  "text-messages": practice.phones.text !== null,
  "nearby-areas": practice.nearbyAreas.length > 0,
  spanish: practice.languages.includes("Spanish"),
});

export type OptionalParts = ReturnType<typeof optionalPartsOf>;

const only = (value: string, all: readonly string[]): Condition =>
  Object.fromEntries(all.map((each) => [each, each === value]));

/** Returns conditions by tag: `<WhenMaps is="on-click">` shows its children only with that setting. */
export const conditionsOf = (
  { analytics, maps, hipaa, medicare, insurance }: Practice,
  parts: OptionalParts,
) => ({
  WhenAnalytics: only(analytics.token ? analytics.mode : "off", ["off", "consent", "specified"]),
  WhenMaps: only(analytics.mode === "consent" ? "on-click" : maps.load, ["near-view", "on-click"]),
  WhenHipaa: { covered: hipaa.coveredEntity, "not-covered": !hipaa.coveredEntity },
  WhenMedicare: only(medicare, ["opted-out", "not-enrolled", "enrolled"]),
  WhenInsurance: { accepted: insurance.accepted, "not-accepted": !insurance.accepted },
  WhenOffered: parts,
});

/** Returns a function that removes links to parts that the practice lacks. */
export function presentLinksOf(parts: OptionalParts) {
  const absent = [
    { has: parts["video-visit"], address: /^\/content\/photo-consult#telehealth$/ },
    { has: parts["photo-consult"], address: /^\/content\/photo-consult(?!#telehealth)/ },
    { has: parts.gallery, address: /^\/(?:gallery-popup|gallery\/.*|before-after|#gallery)$/ },
    { has: parts.testimonials, address: /^\/testimonials$/ },
    { has: parts.aftercare, address: /^\/content\/after(?:\/|$)/ },
  ].filter(({ has }) => !has);
  return <Link extends { href: string }>(links: readonly Link[]): Link[] =>
    links.filter(({ href }) => !absent.some(({ address }) => address.test(href)));
}
