import type { OfferLeaf, ServiceLeaf } from "schema-dts";
import { home } from "../../../content-schema/home.ts";
import { practice } from "../../../content-schema/practice.ts";
import { paths } from "../../paths.ts";
import { absolute, ids, reference } from "./ids.ts";

const { photoConsult, telehealth, state } = practice;

const offer = (name: string, dollars: number, page: string): OfferLeaf => ({
  "@type": "Offer",
  name,
  price: dollars.toFixed(2),
  priceCurrency: "USD",
  url: absolute(page),
  eligibleRegion: { "@type": "State", name: state.name },
});

/** The photo consult at its exact price, where there is one. */
const photoOffer = (): OfferLeaf[] =>
  photoConsult ? [offer(home.fromHome.photo.heading, photoConsult.price, paths.photoConsult)] : [];

/** The video visit at its exact price, where there is one. */
const videoOffer = (): OfferLeaf[] =>
  telehealth ? [offer(home.fromHome.video.heading, telehealth.price, paths.telehealth)] : [];

/** What the practice offers from home; nothing where it offers nothing. */
export function makesOffer(): { makesOffer?: OfferLeaf[] } {
  const offers = [...photoOffer(), ...videoOffer()];
  return offers.length > 0 ? { makesOffer: offers } : {};
}

/** The photo consult as a service of the practice. */
export const photoService = (path: string): ServiceLeaf => ({
  "@type": "Service",
  "@id": ids.subject(path),
  name: home.fromHome.photo.heading,
  provider: reference(ids.practice),
  areaServed: { "@type": "State", name: state.name },
  ...Object.fromEntries(photoOffer().map((each) => ["offers", each])),
});
