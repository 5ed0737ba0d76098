import {
  Children,
  type ComponentType,
  createElement,
  Fragment,
  isValidElement,
  type ReactNode,
} from "react";
import { Cites } from "./cites.tsx";

/** Marks a citation in MDX; `citedText` renders it. */
export function Cite(_: { n: string }): ReactNode {
  return null;
}

const numberOf = (child: ReactNode) =>
  isValidElement<{ n: string }>(child) && child.type === (Cite as ComponentType<{ n: string }>)
    ? Number(child.props.n)
    : null;

/**
 * Appends a paragraph's citations as links, large enough to tap and announced once. Several
 * citations also get superscript numbers in the text.
 */
export function citedText(children: ReactNode): ReactNode {
  const pieces = Children.toArray(children);
  const numbers = [...new Set(pieces.map(numberOf).filter((n) => n !== null))];
  if (numbers.length === 0) return children;
  // Children of `createElement` need no keys.
  const content = pieces.flatMap((piece, index): ReactNode[] => {
    const n = numberOf(piece);
    // No space before the number, so that no line begins with one.
    if (typeof piece === "string") {
      const next = numberOf(pieces[index + 1]) === null ? piece : piece.trimEnd();
      return next ? [next] : [];
    }
    if (n === null) return [piece];
    const isMark = (other: ReactNode) =>
      numberOf(other) !== null || (typeof other === "string" && other.trim() === "");
    if (numbers.length === 1 || pieces.slice(index + 1).every(isMark)) return [];
    const before = pieces.slice(0, index).findLast((other) => other !== " ");
    const number = numberOf(before) === null ? n : `,${n}`;
    return [createElement("sup", { "aria-hidden": true }, number)];
  });
  return createElement(Fragment, null, ...content, <Cites numbers={numbers} />);
}
