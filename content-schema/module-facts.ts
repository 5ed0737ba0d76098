import { formatDate } from "../app/components/date/format-date.ts";
import { formatPhone } from "../app/components/phone-link/format-phone.ts";
import { formatPrice } from "../app/components/price/format-price.ts";
import { practice } from "./practice.ts";
import { samples } from "./samples.ts";

const { photoConsult, telehealth, rating, lender, nearbyAreas, state } = practice;
const { tollFree } = practice.phones;

function imagesOf({ fewestImages, mostImages }: NonNullable<typeof photoConsult>): string {
  const isUsual = fewestImages === 1 && mostImages === 3;
  return isUsual ? "one to three" : `${fewestImages} to ${mostImages}`;
}

/** The facts of what a practice may do without; null where it does. */
const all: Readonly<Record<string, string | null | undefined>> = {
  "phone.tollFree": tollFree && formatPhone(tollFree),
  "phone.tollFreeLink": tollFree && `tel:${tollFree}`,
  nearby: nearbyAreas.length > 0 ? nearbyAreas.join(", ") : null,
  "price.photoConsult": photoConsult && formatPrice(photoConsult.price),
  "price.telehealth": telehealth && formatPrice(telehealth.price),
  "photoConsult.state": photoConsult && state.name,
  "photoConsult.turnaround": photoConsult?.turnaround,
  "photoConsult.fileTypes": photoConsult?.fileTypes.join(", "),
  "photoConsult.types":
    photoConsult &&
    `${photoConsult.fileTypes.slice(0, -1).join(", ")} or ${photoConsult.fileTypes.at(-1)}`,
  "photoConsult.images": photoConsult && imagesOf(photoConsult),
  "photoConsult.mostImages": photoConsult && String(photoConsult.mostImages),
  "rating.best": rating && String(rating.best),
  "lender.name": lender?.name,
  "lender.laterRate": lender?.laterRate,
  "lender.terms": lender?.terms,
  "rating.value": rating && String(rating.value),
  "rating.count": rating && String(rating.count),
  // Stands by the rating wherever that is shown.
  "rating.source":
    rating &&
    (samples.rating
      ? "Sample rating: source and date to be confirmed"
      : `Source: ${rating.source}, as of ${formatDate(rating.asOf)}`),
};

/** Those that the practice has. */
export const presentFacts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(all).flatMap(([name, fact]) => (fact ? [[name, fact]] : [])),
);

/** The names of those that it does without. */
export const absentNames: readonly string[] = Object.keys(all).filter(
  (name) => !(name in presentFacts),
);

/** Where a fact would be written. */
export function absentIn(name = ""): string {
  const [part = "", field = ""] = name.split(".");
  if (part === "price") return `content/prices.yaml: ${field}`;
  if (part === "phone") return "content/practice.yaml: phones.tollFree";
  return `content/practice.yaml: ${part === "nearby" ? "nearbyAreas" : part}`;
}
