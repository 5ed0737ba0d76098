import { createElement, Fragment, type ReactNode } from "react";

/** Replaces `{placeholders}` with elements. Use `fill` for plain values first; it keeps unknown placeholders. */
export const fillWith = (sentence: string, elements: Readonly<Record<string, ReactNode>>) =>
  createElement(
    Fragment,
    null,
    ...sentence
      .split(/\{(\w+)\}/)
      .map((piece, index) => (index % 2 ? (elements[piece] ?? `{${piece}}`) : piece)),
  );
