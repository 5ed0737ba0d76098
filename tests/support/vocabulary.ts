import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/* The schema.org vocabulary, parsed from the type definitions of the package schema-dts: classes
   with their parents, properties with value types, and enumeration members. */

type Class = { parents: string[]; properties: Map<string, string[]> };

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve("schema-dts")
    .replace(/schema\.js$/, "schema.d.ts"),
  "utf8",
);

const bases = new Map<string, Class>();
for (const [, name = "", parents = "", body = ""] of source.matchAll(
  /^interface (\w+)Base extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"([^"]+)"\?: SchemaValue<(.+), "\1">;$/gm)].map(
    ([, property = "", types = ""]) => [property, types.split(" | ")] as const,
  );
  bases.set(name, {
    parents: [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = ""]) => parent),
    properties: new Map(properties),
  });
}
// A class without properties of its own has no base type: its leaf type lists what it extends.
const parentsOf = new Map<string, string[]>();
for (const [, name = "", parents = ""] of source.matchAll(
  /^export interface (\w+)Leaf(?:<[^>]*>)? extends ([^{]+) \{/gm,
)) {
  const own = [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = ""]) => parent);
  parentsOf.set(name, own);
}

const members = new Map<string, Set<string>>();
for (const [, name = "", values = ""] of source.matchAll(/^export type (\w+) = ("https[^;]+);/gm)) {
  members.set(name, new Set([...values.matchAll(/"([^"]+)"/g)].map(([, value = ""]) => value)));
}

export const isClass = (name: string): boolean => parentsOf.has(name);

/** The number of parsed classes, to test this parser. */
export const classCount = (): number => parentsOf.size;

function ancestors(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const parent of [...(parentsOf.get(name) ?? []), ...(bases.get(name)?.parents ?? [])]) {
    ancestors(parent, seen);
  }
  return seen;
}

/** Whether a class equals or inherits from another. */
export const isA = (name: string, other: string): boolean => ancestors(name).has(other);

/** Returns the value types of a class's property; `null` if it has no such property. */
export function range(name: string, property: string): string[] | null {
  for (const ancestor of ancestors(name)) {
    const types = bases.get(ancestor)?.properties.get(property);
    if (types) return types;
  }
  return null;
}

const texts = new Set(["Text", "URL", "string"]);
const moment = {
  Date: /^\d{4}(?:-\d\d-\d\d)?$/,
  Time: /^\d\d:\d\d(?::\d\d)?$/,
  DateTime: /^\d{4}-\d\d-\d\dT/,
};

/** Whether a literal fits one of the types. */
export function fits(value: unknown, types: readonly string[]): boolean {
  return types.some((type) => {
    if (members.get(type)?.has(String(value))) return true;
    if (typeof value === "number") return ["Number", "Integer", "Float"].includes(type);
    if (typeof value === "boolean") return type === "Boolean";
    if (typeof value !== "string") return false;
    if (type in moment) return moment[type as keyof typeof moment].test(value);
    if (type === "URL") return URL.canParse(value);
    return texts.has(type) || (type === "Number" && /^\d+(?:\.\d+)?$/.test(value));
  });
}
