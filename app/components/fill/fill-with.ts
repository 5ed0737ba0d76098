import { createElement, Fragment, type ReactNode } from "react";

/** Fills `{placeholders}` with elements. First fill plain values: `fill` leaves unknown ones. */
export const fillWith = (sentence: string, elements: Readonly<Record<string, ReactNode>>) =>
  createElement(
    Fragment,
    null,
    ...sentence
      .split(/\{(\w+)\}/)
      .map((piece, index) => (index % 2 ? (elements[piece] ?? `{${piece}}`) : piece)),
  );
