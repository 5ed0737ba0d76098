import { useEffect, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import type { FormWords } from "./messages.tsx";

/** Renders text after one second: announced earlier, it could be read after the outcome. */
function Late({ text }: { text: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? text : null;
}

/** Renders the submit button, with another label while the form is being sent. */
export function SubmitButton({ words, isSubmitting }: { words: FormWords; isSubmitting: boolean }) {
  return (
    <>
      <Button type="submit" size="large" aria-disabled={isSubmitting}>
        {isSubmitting ? words.submitting : words.send}
      </Button>
      <p role="status" className="visually-hidden">
        {isSubmitting ? <Late text={words.submitting} /> : null}
      </p>
    </>
  );
}
