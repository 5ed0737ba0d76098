import type { OfferLeaf, ServiceLeaf } from "schema-dts";
import { home } from "../../../content-schema/home.ts";
import { practice } from "../../../content-schema/practice.ts";
import { paths } from "../../paths.ts";
import { absolute, ids, reference } from "./ids.ts";

const { prices, photoConsult } = practice;

const offer = (name: string, dollars: number, page: string): OfferLeaf => ({
  "@type": "Offer",
  name,
  price: dollars.toFixed(2),
  priceCurrency: "USD",
  url: absolute(page),
  eligibleRegion: { "@type": "State", name: photoConsult.state },
});

/** The photo consult at its exact price. */
export const photoOffer = () =>
  offer(home.fromHome.photo.heading, prices.photoConsult, paths.photoConsult);

/** Both visits from home at their exact prices. */
export const offers = () => [
  photoOffer(),
  offer(home.fromHome.video.heading, prices.telehealth, paths.telehealth),
];

/** The photo consult as a service of the practice. */
export const photoService = (path: string): ServiceLeaf => ({
  "@type": "Service",
  "@id": ids.subject(path),
  name: home.fromHome.photo.heading,
  provider: reference(ids.practice),
  areaServed: { "@type": "State", name: photoConsult.state },
  offers: photoOffer(),
});
