import type { NamedPage, Page } from "../../content-schema/pages.ts";
import { share } from "../../content-schema/share.ts";

/** A picture of 1200 by 630 pixels; `path` is its address on this site. */
export type SharePicture = { path: string; alt: string };

const alt = (heading: string) => `“${heading.replaceAll("*", "")}” ${share.alt}`;

/** The share picture of a page of `content/pages.yaml`: its heading over its view of the coast. */
export const pagePicture = ({ name, heading }: NamedPage): SharePicture => ({
  path: `/share/${name}.png`,
  alt: alt(heading),
});

/** The share picture of a page whose subject is nobody else's business: no word tells it. */
export const discreetPicture = (view: Page["view"]): SharePicture => ({
  path: `/share/quiet-${view}.png`,
  alt: alt(share.discreet.heading),
});
