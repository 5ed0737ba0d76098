import {
  Children,
  type ComponentType,
  createElement,
  Fragment,
  isValidElement,
  type ReactNode,
} from "react";
import { Cites } from "./cites.tsx";

/** The mark of a source in a text; the paragraph around it shows it. */
export function Cite(_: { n: string }): ReactNode {
  return null;
}

const numberOf = (child: ReactNode) =>
  isValidElement<{ n: string }>(child) && child.type === (Cite as ComponentType<{ n: string }>)
    ? Number(child.props.n)
    : null;

/**
 * A paragraph's text with its sources. They are links at its end, where they are said once and have
 * room for a finger; where there are several, a small number in the text shows which statement each
 * belongs to.
 */
export function citedText(children: ReactNode): ReactNode {
  const pieces = Children.toArray(children);
  const numbers = [...new Set(pieces.map(numberOf).filter((n) => n !== null))];
  if (numbers.length === 0) return children;
  // The elements are arguments, which need no keys.
  const content = pieces.flatMap((piece, index): ReactNode[] => {
    const n = numberOf(piece);
    // Nothing stands between a word and its number, so no line begins with one.
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
