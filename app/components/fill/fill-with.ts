import { createElement, Fragment, type ReactNode } from "react";

/**
 * Fills placeholders with elements, such as links: `fillWith("See {notices}.", { notices: <a … />
 * })`. Fill plain values first, with `fill`, which leaves unknown placeholders unchanged.
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
