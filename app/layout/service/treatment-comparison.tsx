import type { ReactNode } from "react";
import type { Treatment } from "#content/services";
import * as serviceWords from "#words/service";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { Cites } from "./citations.tsx";
import "./treatment-comparison.css";

const { aspects } = serviceWords.figures;
const comparedFields = ["helps", "certainty", "downside", "back"] as const;

/** Compared treatments, as rows to open. */
export const TreatmentComparison = ({ children }: { children: ReactNode }) => (
  <div className="comparison card">{children}</div>
);

type LabelProps = { treatment: Treatment; children?: ReactNode };

/** The label of a treatment's row; its child is a heading with an address, if a text follows. */
export const TreatmentLabel = ({ treatment: { when, name, what }, children }: LabelProps) => (
  <summary>
    <span className="comparison-when">{when}</span>
    {children ?? <h3>{name}</h3>}
    <span className="comparison-what quiet">{what}</span>
  </summary>
);

/** What is known of a treatment, before the text on it. */
export const TreatmentDetails = ({ treatment }: { treatment: Treatment }) => (
  <DescriptionList
    className="comparison-details"
    entries={[
      ...comparedFields.flatMap((each) => {
        const value = treatment[each];
        return value ? [{ label: aspects[each], value }] : [];
      }),
      ...(treatment.sources
        ? [{ label: aspects.sources, value: <Cites numbers={treatment.sources} /> }]
        : []),
    ]}
  />
);
