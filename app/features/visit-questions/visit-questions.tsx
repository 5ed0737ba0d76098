import { ChevronDown, Printer } from "lucide-react";
import { useId } from "react";
import { Button } from "../../components/button/button.tsx";
import "./visit-questions.css";

type Group = { title: string; questions: readonly string[] };

/**
 * Questions to tick and print, in groups that unfold. The ticks live in the page alone: the style
 * sheet for print leaves out what is not ticked, so it works without script too.
 */
export function VisitQuestions({
  name,
  groups,
  print: label,
}: {
  /** What assistive technology calls the form. */
  name: string;
  groups: readonly Group[];
  print: string;
}) {
  const id = useId();
  return (
    <form className="visit-questions" aria-label={name} autoComplete="off">
      {groups.map(({ title, questions }, index) => (
        <details key={title} className="visit-questions-group" open={index === 0}>
          <summary>
            <span id={`${id}${index}`}>{title}</span>
            <ChevronDown aria-hidden="true" />
          </summary>
          {/* biome-ignore lint/a11y/useSemanticElements: the summary stands in for a legend */}
          <div role="group" aria-labelledby={`${id}${index}`}>
            <ul>
              {questions.map((question) => (
                <li key={question} className="visit-questions-item">
                  <label>
                    <input type="checkbox" />
                    <span>{question}</span>
                  </label>
                </li>
              ))}
            </ul>
          </div>
        </details>
      ))}
      <Button data-action="print">
        <Printer aria-hidden="true" />
        {label}
      </Button>
    </form>
  );
}
