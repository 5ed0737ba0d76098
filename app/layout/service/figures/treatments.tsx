import { serviceWords, type Treatment } from "#content";
import { Cites } from "../cites.tsx";
import "./treatments.css";

const { aspects, treatments: name, unknown } = serviceWords.figures;
const texts = ["what", "helps", "certainty", "downside", "back"] as const;

/**
 * A comparison table with one row per treatment: columns under steps on wide screens, cards on
 * narrow ones. Omits aspects without a source.
 */
export function Treatments({ treatments }: { treatments: readonly Treatment[] }) {
  const shown = texts.filter((aspect) => treatments.some((each) => each[aspect]));
  return (
    <table className="treatments">
      <caption className="visually-hidden">{name}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{name}</th>
          {[...shown, "sources" as const].map((aspect) => (
            <th key={aspect} scope="col">
              {aspects[aspect]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {treatments.map(({ when, name: label, sources, ...treatment }) => (
          <tr key={label}>
            <th scope="row">
              <span>{when}</span> {label}
            </th>
            {shown.map((aspect) => (
              <td key={aspect}>
                <b aria-hidden="true">{aspects[aspect]}</b>
                {treatment[aspect] ?? <i>{unknown}</i>}
              </td>
            ))}
            <td className="treatments-sources">
              <b aria-hidden="true">{aspects.sources}</b>
              <Cites numbers={sources} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
