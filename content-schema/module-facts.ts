import { formatDate } from "../app/components/date/format-date.ts";
import { fill } from "../app/components/fill/fill.ts";
import { formatPhone } from "../app/components/phone-link/format-phone.ts";
import { formatPrice } from "../app/components/price/format-price.ts";
import { absentFactsIn } from "./absent-facts.ts";
import { factsWords } from "./facts-words.ts";
import { practice } from "./practice.ts";
import { samples } from "./samples.ts";

const { photoConsult, telehealth, rating, lender, nearbyAreas, state } = practice;
const { tollFree } = practice.phones;

function imagesOf({ fewestImages, mostImages }: NonNullable<typeof photoConsult>): string {
  const { usual, range } = factsWords.images;
  if (fewestImages === 1 && mostImages === 3) return usual;
  return fill(range, { fewest: String(fewestImages), most: String(mostImages) });
}

function typesOf({ fileTypes }: NonNullable<typeof photoConsult>): string {
  const [last = "", ...others] = fileTypes.toReversed();
  if (others.length === 0) return last;
  return fill(factsWords.images.types, { first: others.toReversed().join(", "), last });
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
  "photoConsult.types": photoConsult && typesOf(photoConsult),
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
      ? factsWords.rating.sample
      : fill(factsWords.rating.source, {
          source: rating.source,
          date: formatDate(rating.asOf),
        })),
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
function absentIn(name = ""): string {
  const [part = "", field = ""] = name.split(".");
  if (part === "price") return `content/prices.yaml: ${field}`;
  // Without a price it is not offered, whatever else is known of it.
  if (part === "photoConsult" && practice.prices.photoConsult === null) {
    return "content/prices.yaml: photoConsult";
  }
  if (part === "phone") return "content/practice.yaml: phones.tollFree";
  return `content/practice.yaml: ${part === "nearby" ? "nearbyAreas" : part}`;
}

/** One line for each fact that a page or file shows and the practice does without. */
export const absentFactFaults = (shown: string): string[] => [
  ...new Set(
    absentFactsIn(shown)
      .toSorted((a, b) => a.line - b.line)
      .map(
        ({ index, file, line }) =>
          `${file}, line ${line}: expected a text without {{${absentNames[index]}}}, because the practice has none (${absentIn(absentNames[index])}), found it in a text that is shown`,
      ),
  ),
];
