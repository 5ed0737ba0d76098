import { createElement, Fragment, type ReactNode } from "react";

/**
 * Fills the blanks of a sentence with elements, such as links: `fillWith("See {notices}.", {
 * notices: <a … /> })`. Words go in before, by `fill`, which leaves other blanks open.
 */
export const fillWith = (
  sentence: string,
  elements: Readonly<Record<string, ReactNode>>,
): ReactNode =>
  createElement(
    Fragment,
    null,
    ...sentence
      .split(/\{(\w+)\}/)
      .map((piece, index) => (index % 2 ? (elements[piece] ?? `{${piece}}`) : piece)),
  );
