import type { Measures, Part } from "./layout.ts";

/** Parts of one name and one shape below one parent; how many there are is for the content to say. */
export type Shape = {
  name: string;
  places: Measures[];
  size: Measures;
  look: string;
  children: Shape[];
};

/** How far a part may stand from its place, or be from its size, in CSS pixels. */
const tolerance = 3;

/** Only what the reference holds is compared: the rest is for the words to decide. */
const within = (expected: Measures, found: Measures, by: number) =>
  Object.entries(expected).every(
    ([key, value]) => Math.abs(value - (found[key] ?? Number.NaN)) <= by,
  );

/** `x20 y16`, as it stands in the references. */
export const measuresText = (measures: Measures): string =>
  Object.entries(measures)
    .map(([key, value]) => `${key}${value}`)
    .join(" ") || "any";

const placesText = (places: Measures[]) => places.map(measuresText).join(" | ");

/** The measures of a part that a reference asks for. */
const foundText = (expected: Measures = {}, { measures }: Part) =>
  measuresText(
    Object.fromEntries(Object.keys(expected).map((key) => [key, measures[key] ?? Number.NaN])),
  );

/** What differs between one part and the shape that it should have, a line each; the place aside. */
function shapeDifferences(shape: Shape, part: Part, at: string, by: number): string[] {
  const own: string[] = [];
  const add = (expected: string, found: string) =>
    own.push(`${at}: expected ${expected}, found ${found}`);
  if (!within(shape.size, part.measures, by)) {
    add(measuresText(shape.size), foundText(shape.size, part));
  }
  if (shape.look !== part.look) add(shape.look || "no look of its own", part.look || "none");
  return [...own, ...childDifferences(shape.children, part.children, at, by)];
}

function groupDifferences(shapes: Shape[], parts: Part[], at: string, by: number): string[] {
  const lines = new Set<string>();
  const found = new Set<Measures>();
  for (const part of parts) {
    const candidates = shapes.map((shape) => {
      const places = shape.places.filter((it) => within(it, part.measures, by));
      const differences = shapeDifferences(shape, part, at, by);
      if (places.length === 0) {
        const place = foundText(shape.places[0], part);
        differences.unshift(`${at}: expected ${placesText(shape.places)}, found ${place}`);
      }
      return { shape, places, differences };
    });
    const least = Math.min(...candidates.map(({ differences }) => differences.length));
    const nearest = candidates.filter(({ differences }) => differences.length === least);
    for (const line of nearest[0]?.differences ?? []) lines.add(line);
    // One that differs is told once, not again as one that is missing.
    for (const { shape, places } of nearest) {
      for (const place of places.length > 0 ? places : shape.places) found.add(place);
    }
  }
  // A row that breaks elsewhere leaves a place empty, but has as many parts as before.
  const places = shapes.flatMap((shape) => shape.places.map((place) => ({ shape, place })));
  if (parts.length >= places.length) return [...lines];
  for (const { shape, place } of places.filter(({ place }) => !found.has(place))) {
    const look = [measuresText(place), measuresText(shape.size), shape.look].filter(Boolean);
    lines.add(`${at}: expected one with ${look.join("; ")}, found none`);
  }
  return [...lines];
}

function childDifferences(shapes: Shape[], parts: Part[], at: string, by: number): string[] {
  const names = new Set([...shapes, ...parts].map(({ name }) => name));
  return [...names].flatMap((name) => {
    const expected = shapes.filter((it) => it.name === name);
    const found = parts.filter((it) => it.name === name);
    const path = `${at} > ${name}`;
    if (found.length === 0) return [`${path}: expected it, found none`];
    if (expected.length === 0) return [`${path}: expected none, found ${found.length}`];
    return groupDifferences(expected, found, path, by);
  });
}

/** Every difference that a person could see between a part and its reference, a line each. */
export const differences = (reference: Shape, part: Part): string[] =>
  shapeDifferences(reference, part, part.name, tolerance);

/** A part as if it had no measures but those that the words do not decide. */
const withoutWords = (part: Part): Part => ({
  ...part,
  measures: { ...part.place, ...part.size },
  children: part.children.map(withoutWords),
});

/** What a reference keeps of a part: siblings of one name and shape become one. */
export function shapeOf({ name, place, size, look, children }: Part): Shape {
  const shapes: Shape[] = [];
  for (const child of children) {
    const part = withoutWords(child);
    const same = shapes.find(
      (shape) => shape.name === part.name && shapeDifferences(shape, part, "", 1).length === 0,
    );
    if (!same) shapes.push(shapeOf(child));
    else if (!same.places.some((it) => within(it, part.measures, 1))) same.places.push(part.place);
  }
  return { name, places: [place], size, look, children: shapes };
}
