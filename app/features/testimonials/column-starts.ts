import { longQuote } from "./testimonial-card.tsx";

/** Returns a card's estimated height in lines: its text, or the clipped text and its button. */
const linesOf = (text: string): number => 4 + (text.length > longQuote ? 11 : text.length / 36);

/** Returns the indexes of the cards that start columns 2 and up, for columns of similar height. */
export function columnStarts(texts: readonly string[], columns: number): number[] {
  const ends = texts.map((_, index) =>
    texts.slice(0, index + 1).reduce((sum, text) => sum + linesOf(text), 0),
  );
  const total = ends.at(-1) ?? 0;
  return Array.from({ length: columns - 1 }, (_, column) => {
    const goal = (total * (column + 1)) / columns;
    const distances = ends.map((end) => Math.abs(end - goal));
    return distances.indexOf(Math.min(...distances)) + 1;
  });
}
