import { serviceWords } from "#content";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { PrintButton } from "../../components/print-button/print-button.tsx";

/** Questions to ask at the visit, folded, and a button that prints the page. */
export function Questions({ questions }: { questions: readonly string[] }) {
  const { heading, text, print: label } = serviceWords.questions;
  return (
    <section className="service-part questions" aria-labelledby="questions">
      <Disclosure label={<h2 id="questions">{heading}</h2>}>
        <p>{text}</p>
        <ul>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <PrintButton label={label} />
      </Disclosure>
    </section>
  );
}
