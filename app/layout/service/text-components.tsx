import { CalendarDays, Clock, Siren } from "lucide-react";
import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { type ServicePart, type ServiceRecord, type ServiceTag, serviceWords } from "#content";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { Cite, Cites, citedText } from "./citations.tsx";
import { PartFigure } from "./figures/figures.tsx";
import { Ladder, Topics, topicsOf } from "./ladder.tsx";
import { CareActions } from "./urgency.tsx";

function fold(is: ServicePart, text: ReactNode[]): [ReactNode[], ReactNode[]] {
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
  // The timeline tells such a part: its text is folded.
  const isFolded = is in figures;
  const [shown, folded] = isFolded ? [[], Children.toArray(children)] : fold(is, opening);
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
      {isLadder || isFolded ? null : <Topics topics={topics} />}
    </section>
  );
}

const { parts, care: words } = serviceWords;
const urgencies = [
  { key: "emergency", Icon: Siren },
  { key: "today", Icon: Clock },
  { key: "visit", Icon: CalendarDays },
] as const;

/** Three levels of urgency, told apart by text, icon and order, not by color alone (WCAG 1.4.1). */
function CareCards({ care }: { care: ServiceRecord["care"] }) {
  return (
    <section className="care" aria-labelledby="care">
      <h2 id="care">{parts.care}</h2>
      <div className="care-cards stack">
        {urgencies.map(({ key, Icon }) => (
          <div key={key} className={`care-card care-card-${key}`}>
            <h3>
              <Icon aria-hidden="true" />
              {words[key]}
            </h3>
            <ul>
              {care[key].map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
            <CareActions level={key} />
          </div>
        ))}
      </div>
      {care.sources?.length ? (
        <p className="service-care-sources">
          {words.sources}
          <Cites numbers={care.sources} />
        </p>
      ) : null}
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
