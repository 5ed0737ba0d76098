import type { Expected, Measures, Part } from "./layout.ts";

/** Sibling parts with one name and shape; content decides how many. */
export type Shape = {
  name: string;
  places: Expected[];
  size: Expected;
  look: string;
  children: Shape[];
};

/** A difference, as a line of the report, and how many parts it affects. */
type Difference = { line: string; parts: number };

/** Allowed deviation of position and size, in CSS px. */
const tolerance = 3;

/** Compares only measures in the reference; the text decides the others. */
const within = (expected: Expected, found: Measures, by: number) =>
  Object.entries(expected).every(([key, values]) =>
    values.some((value) => Math.abs(value - (found[key] ?? Number.NaN)) <= by),
  );

/** Formats measures as references store them: `x20 y16/0`. */
export const measuresText = (measures: Expected): string =>
  Object.entries(measures)
    .map(([key, values]) => `${key}${values.join("/")}`)
    .join(" ") || "any";

const placesText = (places: Expected[]) => places.map(measuresText).join(" | ");

/** Formats the measures of a part that a reference has. */
const foundText = (expected: Expected = {}, { measures }: Part) =>
  measuresText(
    Object.fromEntries(Object.keys(expected).map((key) => [key, [measures[key] ?? Number.NaN]])),
  );

const count = (children: { children: Shape[] | Part[] }[]): number =>
  children.reduce((sum, it) => sum + 1 + count(it.children), 0);

/** Returns differences between a part and a shape, apart from position. */
function shapeDifferences(shape: Shape, part: Part, at: string, by: number): Difference[] {
  const own: Difference[] = [];
  const add = (expected: string, found: string) =>
    own.push({ line: `${at}: expected ${expected}, found ${found}`, parts: 1 });
  if (!within(shape.size, part.measures, by)) {
    add(measuresText(shape.size), foundText(shape.size, part));
  }
  if (shape.look !== part.look) add(shape.look || "no look of its own", part.look || "none");
  return [...own, ...childDifferences(shape.children, part.children, at, by)];
}

/** Returns the shapes most similar to a part, with their possible positions. */
function nearestShapes(shapes: Shape[], part: Part, at: string, by: number) {
  const candidates = shapes.map((shape) => {
    const differences = shapeDifferences(shape, part, at, by);
    let places = shape.places.filter((it) => within(it, part.measures, by));
    if (places.length === 0) {
      const place = foundText(shape.places[0], part);
      const line = `${at}: expected ${placesText(shape.places)}, found ${place}`;
      differences.unshift({ line, parts: 1 });
      places = shape.places;
    }
    const distance = differences.reduce((sum, { parts }) => sum + parts, 0);
    return { places, differences, distance };
  });
  const least = Math.min(...candidates.map(({ distance }) => distance));
  return candidates.filter(({ distance }) => distance === least);
}

function groupDifferences(shapes: Shape[], parts: Part[], at: string, by: number): Difference[] {
  const told = new Map<string, Difference>();
  const taken = new Set<Expected>();
  for (const part of parts) {
    const nearest = nearestShapes(shapes, part, at, by);
    for (const it of nearest[0]?.differences ?? []) told.set(it.line, it);
    for (const place of nearest.flatMap(({ places }) => places)) taken.add(place);
  }
  // A row that wraps differently leaves a position empty, with the same number of parts.
  const all = shapes.flatMap((shape) => shape.places.map((place) => ({ shape, place })));
  if (parts.length >= all.length) return [...told.values()];
  const missing = all
    .filter(({ place }) => !taken.has(place))
    .map(({ shape, place }) => {
      const look = [measuresText(place), measuresText(shape.size), shape.look].filter(Boolean);
      const line = `${at}: expected one with ${look.join("; ")}, found none`;
      return { line, parts: count([shape]) };
    });
  return [...told.values(), ...missing];
}

function childDifferences(shapes: Shape[], parts: Part[], at: string, by: number): Difference[] {
  const names = new Set([...shapes, ...parts].map(({ name }) => name));
  return [...names].flatMap((name) => {
    const expected = shapes.filter((it) => it.name === name);
    const found = parts.filter((it) => it.name === name);
    const path = `${at} > ${name}`;
    if (found.length === 0) {
      return [{ line: `${path}: expected it, found none`, parts: count(expected) }];
    }
    if (expected.length === 0) {
      return [{ line: `${path}: expected none, found ${found.length}`, parts: count(found) }];
    }
    return groupDifferences(expected, found, path, by);
  });
}

/** Returns every visible difference between a part and its reference, one per line. */
export const differences = (reference: Shape, part: Part): string[] =>
  shapeDifferences(reference, part, part.name, tolerance).map(({ line }) => line);

/** Keeps only measures that do not depend on the text. */
const withoutWords = (part: Part): Part => ({
  ...part,
  measures: Object.fromEntries(
    Object.entries({ ...part.place, ...part.size }).map(([key, [value = 0]]) => [key, value]),
  ),
  children: part.children.map(withoutWords),
});

/** Builds a part's reference; siblings with one name and shape merge. */
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
