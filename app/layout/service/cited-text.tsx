import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Cites } from "./cites.tsx";

type CiteProps = { n: string };

/** Marks a citation in MDX, behind the claim that its source carries; `citedText` renders it. */
export function Cite(_: CiteProps): ReactNode {
  return null;
}

const isCite = (child: ReactNode): child is ReactElement<CiteProps> =>
  isValidElement(child) && child.type === Cite;

/** Renders a paragraph's citations where they are. Each source is announced once. */
export function citedText(children: ReactNode): ReactNode {
  const announced: number[] = [];
  let run: number[] = [];
  return Children.toArray(children)
    .filter((piece, at, all) => piece !== " " || !isCite(all[at - 1]) || !isCite(all[at + 1]))
    .flatMap((piece, at, pieces): ReactNode[] => {
      const precedesCite = isCite(pieces[at + 1]);
      if (!isCite(piece)) {
        return [typeof piece === "string" && precedesCite ? piece.trimEnd() : piece];
      }
      run.push(Number(piece.props.n));
      if (precedesCite) return [];
      const numbers = run;
      run = [];
      const repeated = numbers.filter((n) => announced.includes(n));
      announced.push(...numbers);
      return [<Cites key={piece.key} numbers={numbers} repeated={repeated} />];
    });
}
