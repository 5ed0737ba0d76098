import { createContext, type ReactNode, use } from "react";
import type { ServicePart, ServiceRecord } from "../../../content-schema/service-file.ts";
import { serviceWords } from "../../../content-schema/service-words.ts";
import type { ServiceTag } from "../../../content-schema/tags.ts";
import { CareCards } from "../../components/care-cards/care-cards.tsx";
import { fill } from "../../components/fill/fill.ts";
import { contentComponents } from "../content-page/content-components.tsx";
import { careActions } from "./care-actions.tsx";

const ServiceContext = createContext<ServiceRecord | null>(null);

/** Gives the tags of a service's text the service they stand in. */
export const ServiceProvider = ServiceContext;

function useService(): ServiceRecord {
  const service = use(ServiceContext);
  if (!service) throw new Error("Service text: expected a ServiceProvider around it, found none");
  return service;
}

/** One part of the text, with the heading that the table of contents names, and perhaps a line under it. */
function Part({ is, line, children }: { is: ServicePart; line?: string; children: ReactNode }) {
  const heading = useService().parts.find(({ id }) => id === is)?.label;
  return (
    <section className="service-part" aria-labelledby={is}>
      <h2 id={is}>{heading}</h2>
      {line ? <p className="service-line">{line}</p> : null}
      {children}
    </section>
  );
}

/** A clinical word at its first use, followed by what it means. */
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
      <dfn>{children ?? name}</dfn>
      {` (${entry.meaning})`}
    </>
  );
}

/** A link to the source of a statement. */
function Cite({ n }: { n: string }) {
  const { slug, sources } = useService();
  if (!sources[Number(n) - 1]) {
    throw new Error(
      `content/services/${slug}.mdx: Cite: expected a source from 1 to ${sources.length}, found ${n}`,
    );
  }
  return (
    <a
      className="service-cite"
      href={`#source-${n}`}
      aria-label={fill(serviceWords.sources.cite, { number: n })}
    >
      {n}
    </a>
  );
}

function Care() {
  const { sources = [], ...care } = useService().care;
  return (
    <CareCards {...care} actions={careActions}>
      {sources.length > 0 ? (
        <p className="service-care-sources">
          {serviceWords.care.sources}
          {sources.map((n) => (
            <Cite key={n} n={String(n)} />
          ))}
        </p>
      ) : null}
    </CareCards>
  );
}

const components = {
  ...contentComponents,
  Part,
  Term,
  Cite,
  CareCards: Care,
} satisfies Record<ServiceTag, unknown>;

/** Gives the texts of services their tags; the compiler of the texts calls it. */
export const useMDXComponents = () => components;
