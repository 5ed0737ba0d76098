import { facts } from "../../../content-schema/facts.ts";
import { practice } from "../../../content-schema/practice.ts";
import { serviceWords } from "../../../content-schema/service.ts";
import { fill } from "../../components/fill/fill.ts";
import { formatPrice } from "../../components/price/format-price.ts";

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
