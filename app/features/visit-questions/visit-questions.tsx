import { ChevronDown, Printer } from "lucide-react";
import { Button } from "../../components/button/button.tsx";
import "./visit-questions.css";

type Group = { title: string; questions: readonly string[] };

/**
 * Questions to tick and print, in groups that unfold. The ticks live in the page alone: the style
 * sheet for print leaves out what is not ticked, so it works without script too.
 */
export function VisitQuestions({
  groups,
  print: label,
}: {
  groups: readonly Group[];
  print: string;
}) {
  return (
    <form className="visit-questions" autoComplete="off">
      {groups.map(({ title, questions }, index) => (
        <details key={title} className="visit-questions-group" open={index === 0}>
          <summary>
            {title}
            <ChevronDown aria-hidden="true" />
          </summary>
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
        </details>
      ))}
      <Button onClick={() => print()}>
        <Printer aria-hidden="true" />
        {label}
      </Button>
    </form>
  );
}
