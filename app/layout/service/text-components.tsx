import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { type ServicePart, type ServiceRecord, type ServiceTag, serviceWords } from "#content";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { CareCards } from "./care-cards.tsx";
import { Cite, citedText } from "./citations.tsx";
import { PartFigure } from "./figures/figures.tsx";
import { Ladder, Topics, topicsOf } from "./ladder.tsx";

/** Returns what a part shows, and what it folds. */
function fold(is: ServicePart, text: ReactNode[], hasFigure: boolean): [ReactNode[], ReactNode[]] {
  if ((is === "visit" || is === "recovery") && hasFigure) return [[], text];
  if (is !== "causes" && is !== "diagnosis") return [text, []];
  const blocks = text.filter((child) => typeof child !== "string");
  const [, second] = blocks;
  // A sentence and the list that it introduces stay together.
  const shown = isValidElement(second) && second.type === "ul" ? 2 : 1;
  return [blocks.slice(0, shown), blocks.slice(shown)];
}

type PartProps = { is: ServicePart; line?: string; children: ReactNode };

function Part({ is, line, children, service }: PartProps & { service: ServiceRecord }) {
  const heading = service.parts.find(({ id }) => id === is)?.label;
  const { treatments = [], ...figures } = service.figures ?? {};
  const isLadder = is === "treatments" && treatments.length > 0;
  const { opening, topics } = topicsOf(children);
  const hasFigure = is in figures;
  const allFolded = is === "recovery" && hasFigure;
  const [shown, folded] = fold(is, allFolded ? Children.toArray(children) : opening, hasFigure);
  return (
    <section className={`service-part service-${is}`} aria-labelledby={is}>
      <h2 id={is}>{heading}</h2>
      {line ? <p className="service-line">{line}</p> : null}
      {shown}
      <PartFigure part={is} service={service} />
      {isLadder ? <Ladder treatments={treatments} topics={topics} /> : null}
      {folded.length > 0 ? (
        <Disclosure label={serviceWords.folds[is as keyof typeof serviceWords.folds]}>
          {folded}
        </Disclosure>
      ) : null}
      {isLadder || allFolded ? null : <Topics topics={topics} />}
    </section>
  );
}

/** The tags of a service's text, besides those of every text. */
export const serviceComponents = (service: ServiceRecord) =>
  ({
    p: ({ children }: ComponentProps<"p">) => <p>{citedText(children)}</p>,
    li: ({ children }: ComponentProps<"li">) => <li>{citedText(children)}</li>,
    Part: (props: PartProps) => <Part {...props} service={service} />,
    Term: ({ name, children = name }: { name: string; children?: ReactNode }) => (
      <>
        <b>{children}</b>
        {` (${service.glossary.find(({ term }) => term === name)?.meaning})`}
      </>
    ),
    Cite,
    CareCards: () => <CareCards care={service.care} />,
  }) satisfies Record<ServiceTag | "p" | "li", unknown>;
