import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactNode,
  use,
} from "react";
import { type ServicePart, type ServiceRecord, type ServiceTag, serviceWords } from "#content";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { contentComponents } from "../content-page/content-components.tsx";
import { CareCards } from "./care-cards.tsx";
import { Cite, citedText } from "./citations.tsx";
import { PartFigure } from "./figures/figures.tsx";
import { Ladder, Topics, topicsOf } from "./ladder.tsx";

/** Provides the service to the tags in its text, which `ServicePage` alone renders. */
export const ServiceContext = createContext({} as ServiceRecord);

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

function Part({ is, line, children }: { is: ServicePart; line?: string; children: ReactNode }) {
  const service = use(ServiceContext);
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

function Term({ name, children }: { name: string; children?: ReactNode }) {
  const { slug, glossary } = use(ServiceContext);
  const entry = glossary.find(({ term }) => term === name);
  if (!entry) {
    throw new Error(
      `content/services/${slug}.mdx: Term: expected a word of the glossary, found "${name}"`,
    );
  }
  return (
    <>
      <b>{children ?? name}</b>
      {` (${entry.meaning})`}
    </>
  );
}

const components = {
  ...contentComponents,
  p: ({ children }: ComponentProps<"p">) => <p>{citedText(children)}</p>,
  li: ({ children }: ComponentProps<"li">) => <li>{citedText(children)}</li>,
  Part,
  Term,
  Cite,
  CareCards: () => <CareCards care={use(ServiceContext).care} />,
} satisfies Record<ServiceTag | "p" | "li", unknown>;

/** Compiled MDX imports it. */
export const useMDXComponents = () => components;
