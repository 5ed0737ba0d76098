import type { Practice } from "./practice.ts";

/** They render their children only with some settings: `<WhenMaps is="on-click">`. */
export const choiceTags = [
  "WhenAnalytics",
  "WhenMaps",
  "WhenHipaa",
  "WhenMedicare",
  "WhenInsurance",
  "WhenOffered",
  "WhenNotOffered",
] as const;

/** `is`: this build's value or values. `of`: the values that a text may use. */
export type Choice = { is: string | readonly string[]; of: readonly string[] };

/** Whether the practice has each part, by the names that texts use. */
export const optionalPartsOf = (
  practice: Practice,
  { gallery, testimonials }: { gallery: readonly unknown[]; testimonials: readonly unknown[] },
) => ({
  "photo-consult": practice.photoConsult !== null,
  "video-visit": practice.telehealth !== null,
  gallery: gallery.length > 0,
  testimonials: testimonials.length > 0,
  press: practice.press.length > 0,
  lender: practice.lender !== null,
  rating: practice.rating !== null,
  "toll-free": practice.phones.tollFree !== null,
  "nearby-areas": practice.nearbyAreas.length > 0,
});

export type OptionalParts = ReturnType<typeof optionalPartsOf>;

const eitherOf = (value: string, holds: boolean): Choice => {
  return { is: holds ? value : `not-${value}`, of: [value, `not-${value}`] };
};

/** Returns this build's values of each conditional tag, such as `<WhenMaps is="on-click">`. */
export function choicesOf(
  { analytics, maps, hipaa, medicare, insurance }: Practice,
  parts: OptionalParts,
): Record<(typeof choiceTags)[number], Choice> {
  const offered = (wanted: boolean): Choice => ({
    is: Object.entries(parts).flatMap(([name, has]) => (has === wanted ? [name] : [])),
    of: Object.keys(parts),
  });
  return {
    WhenAnalytics: {
      is: analytics.token === "" ? "off" : analytics.mode,
      of: ["off", "consent", "specified"],
    },
    WhenMaps: {
      is: analytics.mode === "consent" ? "on-click" : maps.load,
      of: ["near-view", "on-click"],
    },
    WhenHipaa: eitherOf("covered", hipaa.coveredEntity),
    WhenMedicare: { is: medicare, of: ["opted-out", "not-enrolled", "enrolled"] },
    WhenInsurance: eitherOf("accepted", insurance.accepted),
    WhenOffered: offered(true),
    WhenNotOffered: offered(false),
  };
}

/** Returns a function that removes links to parts that the practice lacks. */
export function presentLinksOf(parts: OptionalParts) {
  const absent = [
    { has: parts["video-visit"], address: /^\/content\/photo-consult#telehealth$/ },
    { has: parts["photo-consult"], address: /^\/content\/photo-consult(?!#telehealth)/ },
    { has: parts.gallery, address: /^\/(?:gallery-popup|gallery\/.*|before-after|#gallery)$/ },
    { has: parts.testimonials, address: /^\/testimonials$/ },
  ].filter(({ has }) => !has);
  return <Link extends { href: string }>(links: readonly Link[]): Link[] =>
    links.filter(({ href }) => !absent.some(({ address }) => address.test(href)));
}
