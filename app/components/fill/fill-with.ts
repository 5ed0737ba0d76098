import { createElement, Fragment, type ReactNode } from "react";

/**
 * Fills placeholders with elements, such as links: `fillWith("See {notices}.", { notices: <a … />
 * })`. Fill those with plain values first, with `fill`, which leaves others in place.
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
