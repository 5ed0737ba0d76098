import type { ContentsEntry } from "../../components/contents/contents.tsx";

type Heading = { value: string; depth: number; id?: string };

/** The table of contents of one or more texts, from the headings of their second level. */
export const contentsOf = (...texts: readonly (readonly Heading[])[]): ContentsEntry[] =>
  texts.flat().flatMap(({ id, value, depth }) => (id && depth === 2 ? [{ id, label: value }] : []));
