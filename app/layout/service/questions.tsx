import { Printer } from "lucide-react";
import { Button } from "../../components/button/button.tsx";

/** Questions to take along, with a button that prints the page. */
export function Questions({ questions }: { questions: readonly string[] }) {
  return (
    <section className="service-part questions" aria-labelledby="questions">
      <h2 id="questions">Questions to ask</h2>
      <p>Take these along. Cross out what you do not need.</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <div className="questions-print">
        <Button kind="outline" onClick={() => print()}>
          <Printer aria-hidden="true" />
          Print this page
        </Button>
      </div>
    </section>
  );
}
