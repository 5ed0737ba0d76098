import type { Practice } from "./practice.ts";

/** Tags that render their children only with some settings: `<WhenMaps is="on-click">`. */
export const choiceTags = [
  "WhenAnalytics",
  "WhenMaps",
  "WhenHipaa",
  "WhenMedicare",
  "WhenInsurance",
  "WhenOffered",
  "WhenNotOffered",
] as const;

/** `is`: the current value or values. `of`: the values that a text may use. */
export type Choice = { is: string | readonly string[]; of: readonly string[] };

/** Returns whether the practice has each optional feature, by the names that texts use. */
export const modulesOf = (
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

export type Modules = ReturnType<typeof modulesOf>;

const eitherOf = (value: string, holds: boolean): Choice => {
  return { is: holds ? value : `not-${value}`, of: [value, `not-${value}`] };
};

/** Returns this build's values of each conditional tag, such as `<WhenMaps is="on-click">`. */
export function choicesOf(
  { analytics, maps, hipaa, medicare, insurance }: Practice,
  modules: Modules,
): Record<(typeof choiceTags)[number], Choice> {
  const offered = (wanted: boolean): Choice => ({
    is: Object.entries(modules).flatMap(([name, has]) => (has === wanted ? [name] : [])),
    of: Object.keys(modules),
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

/** Returns a function that removes links to features that are off. */
export function presentLinksOf(modules: Modules) {
  const absent = [
    { has: modules["video-visit"], address: /^\/content\/photo-consult#telehealth$/ },
    { has: modules["photo-consult"], address: /^\/content\/photo-consult(?!#telehealth)/ },
    { has: modules.gallery, address: /^\/(?:gallery-popup|gallery\/.*|before-after|#gallery)$/ },
    { has: modules.testimonials, address: /^\/testimonials$/ },
  ].filter(({ has }) => !has);
  return <Link extends { href: string }>(links: readonly Link[]): Link[] =>
    links.filter(({ href }) => !absent.some(({ address }) => address.test(href)));
}
