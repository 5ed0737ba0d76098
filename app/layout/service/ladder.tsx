import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { serviceWords, type Treatment } from "#content";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { Cites } from "./citations.tsx";
import "./ladder.css";

const { aspects } = serviceWords.figures;
const answers = ["helps", "certainty", "downside", "back"] as const;

type Topic = { heading: ReactElement<{ children: ReactNode }>; text: ReactNode[] };

/** What precedes the first `<h3>`, and one topic per `<h3>`. */
export function topicsOf(children: ReactNode): { opening: ReactNode[]; topics: Topic[] } {
  const opening: ReactNode[] = [];
  const topics: Topic[] = [];
  for (const child of Children.toArray(children)) {
    if (isValidElement<{ children: ReactNode }>(child) && child.type === "h3") {
      topics.push({ heading: child, text: [] });
    } else (topics.at(-1)?.text ?? opening).push(child);
  }
  return { opening, topics };
}

const nameOf = ({ heading }: Topic) => Children.toArray(heading.props.children).join("");

function Rung({ treatment, topic }: { treatment: Treatment; topic: Topic | undefined }) {
  const { when, name, what, sources } = treatment;
  return (
    <Disclosure
      label={
        <>
          <span className="ladder-when">{when}</span>
          {topic?.heading ?? <h3>{name}</h3>}
          <span className="ladder-what">{what}</span>
        </>
      }
    >
      <DescriptionList
        className="ladder-answers"
        entries={[
          ...answers.flatMap((each) => {
            const value = treatment[each];
            return value ? [{ label: aspects[each], value }] : [];
          }),
          ...(sources ? [{ label: aspects.sources, value: <Cites numbers={sources} /> }] : []),
        ]}
      />
      {topic?.text}
    </Disclosure>
  );
}

/** Each topic in a disclosure under its heading. */
export const Topics = ({ topics }: { topics: Topic[] }) =>
  topics.map(({ heading, text }) => (
    <Disclosure key={heading.key} label={heading}>
      {text}
    </Disclosure>
  ));

/** A topic continues the treatment that its heading names; other topics follow as rungs. */
export function Ladder({ treatments, topics }: { treatments: Treatment[]; topics: Topic[] }) {
  const names = treatments.map(({ name }) => name);
  return (
    <div className="ladder card">
      {treatments.map((treatment) => (
        <Rung
          key={treatment.name}
          treatment={treatment}
          topic={topics.find((topic) => nameOf(topic) === treatment.name)}
        />
      ))}
      <Topics topics={topics.filter((topic) => !names.includes(nameOf(topic)))} />
    </div>
  );
}
