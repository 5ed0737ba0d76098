import { facts, practice, serviceWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatPrice } from "../../../content-schema/format/price.ts";

const { photoConsult, telehealth } = serviceWords.prices;
const { prices } = practice;

/** The formatted price of a photo consult, or `null` if the practice offers none. */
export const photoPrice =
  practice.photoConsult && prices.photoConsult ? formatPrice(prices.photoConsult) : null;

/** The remote visits that the practice offers, each with its price. */
export const visitPrices = [
  { label: photoConsult, price: photoPrice },
  {
    label: fill(telehealth, { state: facts["photoConsult.state"] ?? "" }),
    price: prices.telehealth ? formatPrice(prices.telehealth) : null,
  },
].filter(({ price }) => price !== null);
