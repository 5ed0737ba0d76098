import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
} from "react";
import { type ServicePart, type ServiceRecord, type ServiceTag, serviceWords } from "#content";
import { contentComponents } from "../content-page/content-components.tsx";
import { CareCards, Cites, PartFigure } from "./below-the-fold.tsx";
import { careActions } from "./care-actions.tsx";
import { Cite, citedText } from "./cited-text.tsx";

const ServiceContext = createContext<ServiceRecord | null>(null);

/** Provides the service to the tags in its text. */
export const ServiceProvider = ServiceContext;

function useService(): ServiceRecord {
  const service = use(ServiceContext);
  if (!service) throw new Error("Service text: expected a ServiceProvider around it, found none");
  return service;
}

/** Groups children by `<h3>`: one topic per heading. */
function topicsOf(children: ReactNode): ReactNode[][] {
  const topics: ReactNode[][] = [[]];
  for (const child of Children.toArray(children)) {
    if (isValidElement(child) && child.type === "h3") topics.push([]);
    topics.at(-1)?.push(child);
  }
  return topics;
}

/**
 * A part of the text: the heading that the table of contents lists, an optional line, and the
 * service's figure for the part.
 */
function Part({ is, line, children }: { is: ServicePart; line?: string; children: ReactNode }) {
  const service = useService();
  const heading = service.parts.find(({ id }) => id === is)?.label;
  const [opening, ...topics] = topicsOf(children);
  return (
    <section className={`service-part service-${is}`} aria-labelledby={is}>
      <h2 id={is}>{heading}</h2>
      {line ? <p className="service-line">{line}</p> : null}
      {is === "overview" ? opening : null}
      <PartFigure part={is} service={service} />
      {is === "overview" ? null : opening}
      {topics.map((topic) => (
        <div key={(topic[0] as ReactElement).key} className="service-topic">
          {topic}
        </div>
      ))}
    </section>
  );
}

/** A clinical term at its first use, followed by its definition. */
function Term({ name, children }: { name: string; children?: ReactNode }) {
  const { slug, glossary } = useService();
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

function Care() {
  const { sources, ...care } = useService().care;
  return (
    <CareCards {...care} actions={careActions}>
      {sources?.length ? (
        <p className="service-care-sources">
          {serviceWords.care.sources}
          <Cites numbers={sources} />
        </p>
      ) : null}
    </CareCards>
  );
}

const components = {
  ...contentComponents,
  p: ({ children }: ComponentProps<"p">) => <p>{citedText(children)}</p>,
  li: ({ children }: ComponentProps<"li">) => <li>{citedText(children)}</li>,
  Part,
  Term,
  Cite,
  CareCards: Care,
} satisfies Record<ServiceTag | "p" | "li", unknown>;

/** Provides components to compiled MDX, which imports it. */
export const useMDXComponents = () => components;
